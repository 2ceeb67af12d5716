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
    full: '清单已满，无法再加入。请先发送，再开始下一份。',
    quantity: '数量须为大于0、不超过{{max}}的数字。询价未发送，该数量也未更改。',
    empty: '清单是空的，暂无可发送的内容。',
    noLine: '粘贴的清单中没有配件。',
    tooMany: '粘贴的清单超过{{max}}行。请分成几份。',
    tooLong: '粘贴的文字超过{{max}}个字符。请分次粘贴。',
  },
  open_other: '{{count}} 行没有数量，我们会向您确认。',
  unstored_other:
    '最后{{count}}行仅在本页面上：未启用JavaScript时没有空间保存。请在离开页面前发送清单。',
  again: '发送当前清单',
  contact: {
    take_other: '随信附上我的询价清单（{{count}}行）',
    show: '查看清单',
  },
} satisfies Translation<typeof en>;
