/** Title and description of a page; React moves them into the document's head. */
export function PageMeta({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} | Hoistway`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
