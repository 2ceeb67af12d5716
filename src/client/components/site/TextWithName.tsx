import { type Category, langOf } from '@/client/api';

interface TextWithNameProps {
  text: string;
  /** The record that it names. */
  of: Pick<Category, 'name' | 'inEnglish'>;
}

/** A text of the page with the name of a record, which may be in another language. */
export function TextWithName({ text, of: record }: TextWithNameProps) {
  const lang = langOf(record);
  if (!lang) return text;
  const start = text.indexOf(record.name);
  return (
    <>
      {text.slice(0, start)}
      <span lang={lang}>{record.name}</span>
      {text.slice(start + record.name.length)}
    </>
  );
}
