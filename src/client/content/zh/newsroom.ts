import type { Translation } from '../types';
import type en from '../en/newsroom';

const newsroom: Translation<typeof en> = {
  title: '新闻中心',
  metaDescription: '{{brand}}新闻：配件生产、整机电梯、门系统、配件供应与扶梯部件。',
  heading: '新闻中心',
  lead: '工厂与产品的最新动态。',
  cardsHeading: '公告',
  cards: [
    {
      title: '配件生产范围扩大',
      text: '{{city}}第二机加工车间已投入使用。绳轮、制动盘、导靴与安全钳体从毛坯铸件到成品均在自有厂房内完成，这些配件的交期由六周缩短至三周。',
    },
    {
      title: '整机电梯发布',
      text: '首款由同一条生产线完成的无机房客梯，从导轨支架到控制柜全部自制。载重450至1,600千克，速度最高1.75米/秒，整机一套图纸。',
    },
    {
      title: '全新门系统',
      text: '新型门机采用永磁电动机与同步带，800毫米门宽的开门时间不到两秒，可自学习门的重量，适配中分与旁开层门，并可在原支架上替换早期门机。',
    },
    {
      title: '全部配件一站供应',
      text: '即日起，电梯的每一种配件都可从我们一处采购，包括客户过去另行订购的钢丝绳、随行电缆与电子元件。一份订单，一份装箱单，一次发运。',
    },
    {
      title: '扶梯部件',
      text: '自动扶梯与自动人行道的梯级、梯级链、梳齿板、扶手带与滚轮已列入目录。扶手带在工厂按长度接驳，以环形成品交付。',
    },
  ],
  contact: {
    heading: '媒体或客户有疑问？',
    text: '欢迎来信，我们将在一个工作日内答复。',
    button: '联系我们',
  },
};

export default newsroom;
