import type { Translation } from '../types';
import type en from '../en/sendQuotation';

export default {
  heading: '提交询价',
  mailSubject: '询价：{{name}}',
  form: {
    details: '补充说明',
    detailsHelp: '电梯型号、交货时间、目的港或收货地址。',
    submit: '发送询价',
    sent: '感谢您，询价已送达',
    reply: '我们在周一至周五{{replyTime}}答复。',
    readers: '销售团队',
  },
  problem: {
    full: '清单已满：未启用JavaScript时，最多容纳{{max}}种配件。请先发送，再开始下一份。',
    quantity: '数量须为大于0、不超过{{max}}的数字。询价未发送，该数量也未更改。',
    empty: '清单是空的，暂无可发送的内容。',
  },
  open_other: '{{count}} 行没有数量，我们会向您确认。',
  again: '发送当前清单',
  contact: {
    take_other: '随信附上我的询价清单（{{count}}行）',
    show: '查看清单',
  },
} satisfies Translation<typeof en>;
