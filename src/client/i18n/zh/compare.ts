import type en from '../en/compare';
import type { Translation } from '../types';

export default {
  title: '配件对比',
  metaDescription: '并排对比{{brand}}的配件，差异之处有标记。',
  property: '项目',
  image: '图片',
  name: '名称',
  category: '分类',
  differs: '不同',
  notGiven: '未提供',
  quotation: '报价',
  callFor: '索取报价：{{name}}',
  sideways: '左右滑动可查看全部配件。',
  back: '返回目录',
  onlyDifferences: '只看差异',
  apply: '应用',
  noDifferences: '就已知信息而言，这些配件没有差异。',
  remove: '移除：{{name}}',
  gone: '该配件已不在目录中。',
  goneShort: '已不在目录中',
  failed: '该配件加载失败。',
  loading: '正在加载配件',
  tooFew: '请至少选择两个配件进行对比。',
  tooFewHelp: '在目录卡片或配件页面上勾选“对比”，最多四个配件。',
} satisfies Translation<typeof en>;
