import type en from '../en/translations';
import type { Translation } from '../types';

export default {
  text: '目录内容的中文进度。点击数字可查看待翻译的配件。',
  progressTitle: '各分类的翻译进度',
  table: {
    text: '可直接输入中文，或从电子表格粘贴：每行一条，顺序与本表相同；或者第一列是配件编号或英文原文，最后一列是中文。',
    show: '显示内容',
    states: { missing: '待翻译', outdated: '需更新', all: '全部' },
    failed: '内容加载失败。',
    empty: {
      missing: '这里没有待翻译的内容。',
      outdated: '这里没有需要更新的翻译。',
      all: '这里没有配件。',
    },
  },
  failed: '翻译进度加载失败。',
  category: '分类',
  ownTexts: '分类内容',
  parts: '分类及子分类的配件',
  progress_other: '{{count}}个配件中已翻译{{done}}个',
  missingParts: '待翻译',
  outdatedParts: '需更新',
  missingIn_other: '“{{name}}”中有{{count}}个配件未完整翻译',
  outdatedIn_other: '“{{name}}”中有{{count}}个配件的翻译需更新',
  unfiled: '无分类',
  isComplete: '完整',
  isMissing: '缺少',
  inChinese: '{{label}}（中文）',
  title: '中文内容',
  hint: '每项内容先填英文，旁边填中文。没有中文时，中文页面的访客会看到英文。',
  missing: '尚未翻译：{{fields}}。',
  between: '、',
  isOutdated: '需更新',
  outdated: '翻译之后，英文内容有改动。',
  outdatedSince: '翻译时的英文内容是“{{before}}”。',
  stillFits: '中文内容仍然适用',
} satisfies Translation<typeof en>;
