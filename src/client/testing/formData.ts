/** As a browser does: of boxes only those that are checked. */
function isSent(field: Element): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return field.name !== '';
  if (!(field instanceof HTMLInputElement) || !field.name) return false;
  return field.checked || (field.type !== 'checkbox' && field.type !== 'radio');
}

/**
 * Requests need Node's FormData, which knows no forms; React reads the form of each submit that
 * starts a navigation. This one does both.
 */
export const formDataOfForms = (NodeFormData: typeof FormData) =>
  new Proxy(NodeFormData, {
    construct(Target, [form]: [HTMLFormElement?]) {
      const data = new Target();
      for (const field of form?.elements ?? []) {
        if (isSent(field)) data.append(field.name, field.value);
      }
      return data;
    },
  });
