/** Sets `--bar`: the width that `scrollbar-gutter` keeps for a scroll bar, which is nothing where bars lie over what they scroll. */
export function setBarWidth(): void {
  const { body } = document;
  const probe = document.createElement('div');
  probe.className = 'probe';
  body.append(probe);
  body.style.setProperty('--bar', `${probe.offsetWidth}px`);
  probe.remove();
}
