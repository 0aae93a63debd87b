/**
 * Forms of a page in a frame. Its sandbox may forbid forms, and then no `submit` event comes. Nothing of ours is ever sent: a form is
 * answered by a script, or closes its dialog.
 */

/** Submits the forms of `page` when one of their buttons is clicked, and those without a button when Enter is pressed. */
export function submitByScript(page: Document): void {
  const view = page.defaultView!;
  view.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.form && isSubmitter(button)) take(event, button.form, button);
  });
  view.addEventListener('keydown', (event) => {
    const form = event.key === 'Enter' && event.target instanceof HTMLInputElement ? event.target.form : null;
    if (form && !Array.from(form.elements).some(isSubmitter)) take(event, form, null);
  });
}

function isSubmitter(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.type === 'submit';
}

/** Does what a browser does where it may, instead of it. */
function take(event: Event, form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (!form.noValidate && !form.reportValidity()) return;
  const isLeft = form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
  if (isLeft && form.method === 'dialog') form.closest('dialog')?.close();
}
