import type en from '../en/search';
import type { Translation } from '../types';

export default {
  title: '搜索',
  titleFor: '搜索：{{q}}',
  metaDescription: '按名称、品牌、配件类型和分类搜索{{brand}}配件目录。',
  heading: '搜索配件',
  field: '名称、品牌、配件类型或分类',
  label: '搜索配件目录',
  loading: '正在搜索',
  count_one: '“{{q}}”共有 {{count}} 条结果',
  count_other: '“{{q}}”共有 {{count}} 条结果',
  results: '搜索结果',
  categories: '相关分类',
  failed: '搜索未能完成。',
  emptyHeading: '您在找什么？',
  emptyText: '请输入配件名称、品牌或配件类型，或选择一个分类。',
  nothing: '没有找到与“{{q}}”相关的配件。',
  nothingText:
    '配件信息须包含每一个关键词。请减少或缩短关键词，选择分类浏览，或把配件照片或铭牌上的编号发给我们。',
  browse: '按分类浏览',
  contact: '咨询销售团队',
} satisfies Translation<typeof en>;
