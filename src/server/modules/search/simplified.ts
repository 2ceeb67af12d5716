import { Converter } from 'opencc-js/t2cn';

/** Made when the first Chinese text comes, as that takes 30 ms. */
let convert: ((text: string) => string) | undefined;

/** A text with simplified characters in the place of traditional ones. */
export function simplified(text: string): string {
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}
