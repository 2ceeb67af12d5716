import type en from '../en/home';
import type { Translation } from '../types';

const home: Translation<typeof en> = {
  title: '来自宁波的电梯、扶梯与配件',
  metaDescription:
    '浩世威设计、制造并出口乘客电梯、别墅电梯、观光电梯、医用电梯、载货电梯、自动扶梯、自动人行道及配件。',
  heading: '电梯、自动扶梯与配件',
  slider: {
    label: '精选',
    slide: '幻灯片',
    position: '第 {{number}} 张，共 {{count}} 张',
    choose: '选择幻灯片',
    welcome: '欢迎来到浩世威电梯',
    captions: [
      '安全第一，始终可靠，我们提供最好的产品',
      '您的安全，我们的承诺',
      '安全、高效、可靠的电梯，适用于各类建筑',
      '让每一栋建筑更上一层',
      '流畅的扶梯与人行道，平稳高效的通行',
    ],
    actions: {
      company: '了解公司',
      passenger: '查看乘客电梯',
      parts: '查找配件',
      elevators: '电梯的构造',
      villa: '查看别墅电梯',
      escalators: '查看自动扶梯',
    },
  },
  gallery: { label: '我们的电梯与扶梯' },
  headline: {
    heading: '垂直与水平运输',
    lead: '从两层两站的家用电梯，到机场的自动人行道：同一家制造商，同一套图纸，同一个配件供应地址。',
    vertical: {
      title: '垂直运输',
      text: '载重 250 至 5,000 公斤的电梯，采用无齿轮曳引机，适用于混凝土、钢结构或玻璃井道。我们为每个井道单独出图，图纸随报价一并提供。',
    },
    horizontal: {
      title: '水平与倾斜运输',
      text: '用于商场、车站和露天广场的自动扶梯与自动人行道，桁架可整体制造，也可分段制造，便于通过门洞运入。',
    },
  },
  products: {
    heading: '我们的产品',
    lead: '八条产品线，每个页面都有图片和主要参数。',
    items: [
      '乘客电梯',
      '别墅电梯',
      '观光电梯',
      '医用电梯',
      '载货电梯',
      '液压电梯',
      '自动扶梯',
      '自动人行道',
    ],
  },
  parts: {
    heading: '配件解决方案',
    tagline: '为电梯和自动扶梯提供优质配件与部件',
    items: [
      '电梯控制系统',
      '显示器',
      '光电开关',
      '电梯安全钳',
      '对讲机',
      '编码器',
      '限位开关',
      '电梯按钮',
    ],
    all: '查看全部分类',
  },
  why: {
    heading: '为什么选择我们',
    background: '背景图纸',
    points: {
      quality: {
        title: '质量第一',
        text: '按国际标准制造，每批来料、每道装配工序、每台成品都经过严格检验。',
      },
      support: {
        title: '客户支持',
        text: '全天候服务与技术协助：无论何时，都有了解您设备的工程师为您解答。',
      },
      customization: {
        title: '按需定制',
        text: '契合您的建筑与品牌：轿厢尺寸、门、壁板、照明和标识均按订单设计。',
      },
      delivery: {
        title: '快速交付',
        text: '物流可靠，通达全球：按海运标准包装，从大型集装箱港口宁波发运。',
      },
    },
  },
  strength: {
    heading: '技术实力',
    lead: '决定电梯运行、制停与寿命的部件，都出自我们自己的车间。',
    label: '技术实力图片',
    items: [
      '无齿轮曳引机',
      '控制柜',
      '门机',
      '限速器',
      '导轨',
      '绳轮',
      '缓冲器',
      '扶梯梯级与扶手带',
    ],
  },
  cases: {
    heading: '全球案例',
    lead: '我们的电梯和扶梯正在这六个地方运行。',
    label: '全球案例项目',
    items: ['阿富汗', '达卡', '埃塞俄比亚', '印度尼西亚', '老挝', '卢旺达'],
  },
};

export default home;
