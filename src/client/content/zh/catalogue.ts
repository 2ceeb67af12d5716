import type en from '../en/catalogue';
import type { Translation } from '../types';
import { partFields, referenceKinds } from './partFields';

export default {
  breadcrumb: '当前位置',
  sidebar: { heading: '配件分类 ⚙️', empty: '暂无分类。' },
  card: { category: '分类：', view: '查看详情 →' },
  pager: {
    label: '分页',
    previous: '上一页',
    position: '第 {{page}} 页，共 {{pages}} 页',
    next: '下一页',
  },
  grid: {
    title: '{{category}} – 配件',
    metaDescription: '电梯与扶梯{{category}}：图片、规格参数，由制造商直接报价。',
    metaDescriptionAll: '电梯与扶梯配件，附图片与规格参数。',
    parts: '配件',
    partsIn: '{{category}}配件',
    loading: '正在加载配件',
    failed: '配件加载失败',
    empty: '此分类下没有配件。',
    emptyHelp: '请告诉我们您的需求。目录之外的配件我们也可供应。',
    emptyHelpBelow: '配件归在上方的下级分类中。',
    subcategories: '下级分类',
  },
  details: {
    title: '配件详情',
    metaDescription: '{{name}}：规格参数、图片，向{{brand}}索取报价。',
    loading: '正在加载配件详情',
    failed: '配件详情加载失败。',
    notFound: '未找到该配件。',
    notFoundHelp: '该配件可能已从目录中移除。请重新搜索，或向我们咨询。',
    noImages: '暂无图片',
    picture: '{{name}}，第 {{number}} 张图片，共 {{count}} 张',
    pictures: '图片',
    showPicture: '显示第 {{number}} 张图片，共 {{count}} 张',
    facts: { ...partFields, name: '产品名称', category: '分类' },
    condition: { heading: '产品状态', text: '全新，未使用，未拆封，无损坏，原包装交付。' },
    features: { heading: '主要特点', items: ['优质品质', '100% 出厂检测', '安装简便', '包装安全'] },
    specifications: '规格参数',
    minimumOrder: '最小起订量',
    alsoKnownAs: '又称',
    properties: '属性',
    referenceKinds,
  },
  fields: partFields,
} satisfies Translation<typeof en>;
