/**
 * Finds the labels of a field in one pass over the labels of the document. jsdom walks the whole document
 * for each label of each field, which takes longer than rendering a long form.
 */
export function installFastLabels() {
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        const labels = this.ownerDocument.querySelectorAll('label');
        return Array.from(labels).filter((label) =>
          label.htmlFor ? label.htmlFor === this.id : label.control === this,
        );
      },
    });
  }
}
