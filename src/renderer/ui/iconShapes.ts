/** SVG shapes of icons, built once and cloned: a component for each shape takes far longer. */
import type { IconNode } from 'lucide';

const made = new WeakMap<IconNode, DocumentFragment>();

export function fillWith(icon: IconNode): (svg: SVGSVGElement) => void {
  return (svg) => svg.replaceChildren(shapesOf(icon).cloneNode(true));
}

function shapesOf(icon: IconNode): DocumentFragment {
  let shapes = made.get(icon);
  if (!shapes) made.set(icon, (shapes = makeShapes(icon)));
  return shapes;
}

function makeShapes(icon: IconNode): DocumentFragment {
  const shapes = document.createDocumentFragment();
  for (const [tag, attributes] of icon) {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
    shapes.append(shape);
  }
  return shapes;
}
