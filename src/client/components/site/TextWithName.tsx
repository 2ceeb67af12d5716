interface TextWithNameProps {
  text: string;
  /** A name within the text. */
  name: string;
  /** Of the name, where it is not the page's. */
  lang?: string;
}

/** A text of the page with a name, which may be in another language. */
export function TextWithName({ text, name, lang }: TextWithNameProps) {
  const start = text.lastIndexOf(name);
  if (!lang || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span lang={lang}>{name}</span>
      {text.slice(start + name.length)}
    </>
  );
}
