import type { Translation } from '../types';
import type en from '../en/overview';

const overview: Translation<typeof en> = {
  title: '配件总览',
  metaDescription: '电梯与扶梯配件全部分类一览，含图片与各分类配件数量。',
  heading: '配件总览',
  lead: '目录中的全部分类尽在一页，选择分类即可查看配件。',
  jump: '主要分类',
  partCount_one: '{{count}} 种配件',
  partCount_other: '{{count}} 种配件',
  allIn: '直接归入“{{category}}”的配件',
  noImage: '暂无图片',
  loading: '正在加载分类',
  empty: '未找到分类。',
  emptyHelp: '请告诉我们您的需求，销售人员将为您查找配件。',
  emptyButton: '联系我们',
};

export default overview;
