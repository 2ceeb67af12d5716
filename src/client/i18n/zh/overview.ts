import type { Translation } from '../types';
import type en from '../en/overview';

export default {
  title: '配件总览',
  metaDescription: '电梯与扶梯配件全部分类一览，含图片与各分类配件数量。',
  lead: '目录中的全部分类尽在一页，选择分类即可查看配件。',
  jump: '主要分类',
  allIn: '直接归入“{{category}}”的配件',
  empty: '未找到分类。',
  emptyHelp: '请告诉我们您的需求，销售人员将为您查找配件。',
} satisfies Translation<typeof en>;
