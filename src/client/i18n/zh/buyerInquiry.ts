import type en from '../en/buyerInquiry';
import type { Translation } from '../types';

export default {
  title: '您的询价',
  titleOf: '您的询价{{reference}}',
  link: '知道本页链接的人都可以查看此页。只有报价单PDF中写有您和贵公司的名称。',
  received: '收到日期：{{day}}',
  states: {
    received: '我们已收到您的询价，将在{{replyTime}}答复您。',
    inProgress: '我们正在处理您的询价。',
    answered: '我们已答复，内容见下方及电子邮件。',
    quoted: '报价单已完成。',
    ordered: '您已下单，谢谢！',
    closed: '此询价已关闭。如果仍需要这些配件，请与我们联系。',
  },
  quotations: '报价单',
  noQuotation: '目前还没有报价单。我们发出后，您可以在这里查看。',
  total: '合计',
  issued: '日期',
  validUntil: '有效期至',
  expired: '已过期',
  pdf: '下载{{number}}（PDF）',
  lines: '询价清单',
  line: '配件',
  quantity: '数量',
  failed: '无法加载您的询价。',
  missing: '询价不存在。',
  missingHelp: '请检查链接。询价保存一段时间后会被删除。',
} satisfies Translation<typeof en>;
