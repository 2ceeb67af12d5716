import type en from '../en/trash';
import type { Translation } from '../types';

export default {
  text: '已删除的配件和分类在{{days}}天内可以恢复，之后将被永久删除。',
  searchHint: '名称或编号',
  kindOf: { category: '分类', part: '配件' },
  count_other: '共{{count}}项',
  selected_other: '已选择{{count}}项',
  select: '选择“{{name}}”',
  clearSelection: '取消选择',
  image: '图片',
  what: '内容',
  deletedAt: '删除时间',
  deletedBy: '删除人',
  daysLeft: '剩余时间',
  days_other: '{{count}}天',
  restore: '恢复',
  restoreOf: '恢复“{{name}}”',
  restoreSelected: '恢复所选',
  restoreTogether_other: '恢复一起删除的{{count}}项',
  restored_other: '已恢复{{count}}项。',
  restoreFailed: '未能恢复任何内容。',
  numberTaken: {
    title: '编号已被使用',
    text: '“{{part}}”的编号{{number}}现在属于“{{holder}}”。尚未恢复任何内容。是否在不恢复已被使用的编号的情况下恢复？',
    confirm: '不含编号恢复',
  },
  empty: '回收站是空的。',
  nothingFound: '回收站中没有此类内容。',
  failed: '无法加载回收站。',
} satisfies Translation<typeof en>;
