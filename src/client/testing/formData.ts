function isSubmitted(field: Element): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return field.name !== '';
  if (!(field instanceof HTMLInputElement) || !field.name) return false;
  return field.checked || (field.type !== 'checkbox' && field.type !== 'radio');
}

/**
 * Node's FormData, which MSW needs, with support for `new FormData(form)`, which React calls on
 * submit.
 */
export const formDataWithForms = (NodeFormData: typeof FormData) =>
  new Proxy(NodeFormData, {
    construct(Target, [form]: [HTMLFormElement?]) {
      const data = new Target();
      for (const field of form?.elements ?? []) {
        if (isSubmitted(field)) data.append(field.name, field.value);
      }
      return data;
    },
  });
