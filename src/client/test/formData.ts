/**
 * Requests need Node's FormData, which knows no forms; React reads the form of each submit that
 * starts a navigation. This one does both.
 */
export const formDataOfForms = (NodeFormData: typeof FormData) =>
  new Proxy(NodeFormData, {
    construct(Target, [form]: [HTMLFormElement?]) {
      const data = new Target();
      for (const field of form?.elements ?? []) {
        if (field instanceof HTMLInputElement && field.name) data.append(field.name, field.value);
      }
      return data;
    },
  });
