const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const LABELABLE_CLASSES = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

function isLabelOf(label: HTMLLabelElement, field: HTMLElement): boolean {
  const id = label.getAttribute('for');
  if (id === null) return label.contains(field) && label.querySelector(LABELABLE) === field;
  return id === field.id && document.getElementById(id) === field;
}

/**
 * Queries by label and by accessible name read the labels of every field. jsdom looks for the field
 * of each label by a walk through the whole document.
 */
export function installLabels() {
  const all = document.getElementsByTagName('label');
  for (const { prototype } of LABELABLE_CLASSES) {
    const original = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement): unknown {
        if (!this.isConnected || !this.matches(LABELABLE)) return original?.call(this);
        return [...all].filter((label) => isLabelOf(label, this));
      },
    });
  }
}
