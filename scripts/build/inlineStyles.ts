import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/**
 * Writes the style sheet into `index.html`: it is the faces of the site alone, and as a file of its own
 * it would keep every page from showing for one more round trip.
 */
export class InlineStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(InlineStyles.name, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTags.tap(
        InlineStyles.name,
        (data) => {
          const { styles } = data.assetTags;
          data.assetTags.styles = styles.map((tag) => ({
            ...tag,
            tagName: 'style',
            voidTag: false,
            attributes: {},
            innerHTML: take(compilation, String(tag.attributes.href)),
          }));
          return data;
        },
      );
    });
  }
}

/** The content of a file that is built no longer. */
function take(compilation: Compilation, address: string): string {
  const name = address.replace(/^\//, '');
  const content = compilation.getAsset(name)?.source.source();
  if (content === undefined) throw new Error(`There is no style sheet ${name}.`);
  compilation.deleteAsset(name);
  return content.toString();
}
