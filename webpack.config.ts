import { readFileSync } from 'node:fs';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';
import { icoIcon, pngIcon, touchIcon } from './scripts/build/icons';
import { nameCompany } from './src/shared/company';

const root = import.meta.dirname;
const router = path.join(root, 'node_modules/react-router/dist/production');

const manifest = JSON.parse(readFileSync(path.join(root, 'public/site.webmanifest'), 'utf8')) as {
  theme_color: string;
};

const icon = (to: string, transform: (svg: Buffer) => Promise<Buffer>) => ({
  from: 'public/favicon.svg',
  to,
  transform,
});

/** The site's server sends the compressed file that stands beside the requested one. */
const COMPRESSED = { test: /\.(js|css|html|svg|json|webmanifest|txt|xml)$/, threshold: 512 };

/** The build of the single-page application into `dist/client`. */
export default function config(_env: unknown, argv: { mode?: string } = {}): Configuration {
  const production = argv.mode !== 'development';
  return {
    mode: production ? 'production' : 'development',
    target: 'browserslist:defaults and supports es6-module',
    context: root,
    entry: './src/client/entry.client.tsx',
    output: {
      path: path.join(root, 'dist/client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        // The package names the build with its warnings alone.
        ...(production && {
          'react-router/dom$': path.join(router, 'dom-export.mjs'),
          'react-router$': path.join(router, 'index.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          // Types are a step of their own (`npm run types`).
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        // For `withTheme`, which nothing uses; its package doesn't say that it can be left out.
        { test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        // The template writes the style sheet into the page.
        {
          test: /\.css$/,
          loader: 'css-loader',
          options: { exportType: 'string', esModule: false },
        },
        { test: /\.(woff2|jpg|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Bytes before compression: many small files compress badly.
      splitChunks: { minSize: 120_000 },
      mangleExports: production ? 'size' : false,
      moduleIds: production ? 'size' : 'named',
      chunkIds: production ? 'size' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // As new as the browsers that the site is built for. `unsafe_arrows` breaks `arguments`.
          minimizerOptions: { ecma: 2020, compress: { passes: 3, keep_fargs: false } },
        }),
      ],
    },
    performance: false,
    plugins: [
      // Leaves out what only the server renders.
      new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') }),
      new HtmlWebpackPlugin({
        template: 'src/client/index.html',
        // The site's server replaces comments.
        minify: { collapseWhitespace: true, minifyCSS: true },
      }),
      // Browsers compile the scripts beside the main thread: a third less blocking time.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      new CopyPlugin({
        // Sources: the site gets variants of the photographs, and hashed names for both.
        patterns: [
          {
            from: 'public',
            globOptions: { ignore: ['**/photos/**', '**/films/**'] },
            transform: (content, file) =>
              file.endsWith('.webmanifest') ? nameCompany(content.toString()) : content,
          },
          icon('favicon.ico', icoIcon),
          icon('apple-touch-icon.png', (svg) => touchIcon(svg, manifest.theme_color)),
          ...[192, 512].map((size) => icon(`icon-${size}.png`, (svg) => pngIcon(svg, size))),
        ],
      }),
      ...(production
        ? [
            new CompressionPlugin({ ...COMPRESSED, filename: '[path][base].gz' }),
            new CompressionPlugin({
              ...COMPRESSED,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
            }),
          ]
        : []),
    ],
  };
}
