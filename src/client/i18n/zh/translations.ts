import type en from '../en/translations';
import type { Translation } from '../types';

export default {
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
