import type en from '../en/translations';
import type { Translation } from '../types';

export default {
  inChinese: '{{label}}（中文）',
  title: '中文内容',
  outdated: '翻译之后，英文内容有改动。',
  outdatedSince: '翻译时的英文内容是“{{before}}”。',
  stillFits: '中文内容仍然适用',
} satisfies Translation<typeof en>;
