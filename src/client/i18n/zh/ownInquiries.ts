import type en from '../en/ownInquiries';
import type { Translation } from '../types';

export default {
  heading: '此设备上的询价',
  help: '询价页面中有我们的答复和报价单。此列表仅保存在您的浏览器中。',
  open: '询价{{reference}}',
  remove: '从列表中移除{{reference}}',
  share: {
    link: '询价链接',
    subject: '询价{{reference}}',
    whatsApp: '通过WhatsApp发送',
    email: '通过邮件发送',
  },
  lost: {
    heading: '找不到链接？',
    help: '我们会把询价链接发送到询价时填写的电子邮箱。',
    email: '电子邮箱',
    submit: '发送链接',
    sent: '如果该邮箱提交过询价，链接已发送。请同时查看垃圾邮件文件夹。',
    invalid: '请填写完整的电子邮箱，例如 name@example.com。',
    failed: '链接未能发送。请重试，或致信{{email}}。',
  },
} satisfies Translation<typeof en>;
