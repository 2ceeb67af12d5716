import type en from '../en/search';
import type { Translation } from '../types';

export default {
  title: '搜索',
  titleFor: '搜索：{{q}}',
  metaDescription: '按名称、编号、品牌、配件类型和分类搜索{{brand}}配件目录。',
  heading: '搜索配件',
  field: '名称、编号、品牌、配件类型或分类',
  label: '搜索配件目录',
  loading: '正在搜索',
  count_one: '“{{q}}”共有 {{count}} 条结果',
  count_other: '“{{q}}”共有 {{count}} 条结果',
  results: '搜索结果',
  categories: '相关分类',
  corrected: '以下是 {{q}} 的搜索结果。',
  asTyped: '仍然搜索“{{q}}”',
  dropped: '以下也列出不含{{words}}的结果。',
  droppedWord: '“{{word}}”',
  droppedAnd: '和',
  allWords: '必须包含全部关键词',
  verbatim: '以下结果与关键词完全一致。',
  notVerbatim: '同时搜索相近的关键词',
  failed: '搜索未能完成。',
  emptyHeading: '您在找什么？',
  emptyText: '请输入配件名称、编号、品牌或配件类型，或选择一个分类。',
  nothing: '没有找到与“{{q}}”相关的配件。',
  nothingText:
    '配件铭牌上有编号吗？请直接搜索该编号，空格和连字符可有可无。您也可以减少或更换关键词，选择分类浏览，或把配件及其铭牌的照片发给我们。',
  numbers: '您要找的是以下编号吗？',
  numbersRateLimited: '暂时无法显示相近编号：您所在网络的编号查询过多，请几分钟后再试。',
  browse: '按分类浏览',
  contact: '咨询销售团队',
} satisfies Translation<typeof en>;
