/** Sets `--bar` of the page: the width that `scrollbar-gutter` keeps for a scroll bar, which is nothing where bars lie over what they scroll. */
export function setBarWidth({ documentElement: root, body }: Document): void {
  const probe = Object.assign(root.ownerDocument.createElement('div'), { className: 'bar-probe scrolls' });
  body.append(probe);
  root.style.setProperty('--bar', `${probe.offsetWidth - probe.clientWidth}px`);
  probe.remove();
}
