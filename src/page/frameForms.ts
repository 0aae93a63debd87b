/**
 * Forms of a page in a frame. A sandbox that forbids forms suppresses `submit` events. Nothing is ever sent: scripts
 * handle the forms, or they close their dialogs.
 */

/** Submits the forms of `page` on a click on one of their buttons, and those without a button on Enter. */
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

/** Does what a browser does outside of a sandbox. */
function take(event: Event, form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (!form.noValidate && !form.reportValidity()) return;
  const isLeft = form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
  if (isLeft && form.method === 'dialog') form.closest('dialog')?.close();
}
