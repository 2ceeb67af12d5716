import type { Translation } from '../types';
import type en from '../en/contact';

export default {
  metaDescription:
    '致函、致电或到访{{country}}{{city}}的{{brand}}：业务咨询表、邮箱、电话、微信、WhatsApp、营业时间与地图。',
  lead: '项目、报价、配件、服务：对口人员将在{{replyTime}}答复。',
  form: {
    heading: '我们能为您做什么？',
    details: '咨询内容',
    detailsHelp: '项目、设备类型或配件编号、数量、目的地。',
    submit: '发送业务咨询',
    sent: '感谢您的咨询',
    reply: '我们将于周一至周五在{{replyTime}}答复。',
    readers: '销售团队',
  },
  part: {
    label: '您咨询的配件',
    number: '配件编号：{{number}}',
    minimumOrder: '最小起订量：{{moq}}',
    quantity: '数量',
  },
  askAnother: '咨询其他配件',
  mailSubject: '业务咨询：{{name}}',
  information: {
    heading: '联系方式',
    serviceLine: '24小时服务热线',
    weChat: '手机 / 微信',
    whatsApp: 'WhatsApp',
  },
  hours: {
    heading: '营业时间',
    office: '办公室于周一至周五在{{replyTime}}答复来信。如设备停运，请拨打服务热线，随时有人接听。',
    days: [
      { label: '周一至周五', value: '9:00–18:00' },
      { label: '周六', value: '10:00–14:00' },
      { label: '周日', value: '休息' },
    ],
    zone: '{{timeZone}}',
  },
  map: {
    heading: '如何找到我们',
    title: '{{brand}}在{{country}}{{city}}的位置地图',
    drawn: '公司周边道路示意图',
    link: '在新标签页中打开地图',
  },
} satisfies Translation<typeof en>;
