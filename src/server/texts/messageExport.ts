import { company } from '@/shared/company';
import type { Language } from '@/shared/language';

/** Headings of exported inquiries and applications; `inquiry` and `application` are those of their texts. */
const en = {
  reference: 'Reference',
  createdAt: `Received (${company.clock.en})`,
  answeredAt: `Answered (${company.clock.en})`,
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  inquiry: 'Inquiry',
  application: 'About the applicant',
  company: 'Company',
  country: 'Country',
  language: 'Language',
  incoterm: 'Incoterm',
  state: 'State',
  partNumber: 'Part number',
  part: 'Part',
  quantity: 'Quantity',
  unit: 'Unit',
  note: 'Note',
};

const zh: typeof en = {
  reference: '编号',
  createdAt: `收到时间（${company.clock.zh}）`,
  answeredAt: `答复时间（${company.clock.zh}）`,
  name: '姓名',
  email: '电子邮箱',
  phone: '电话',
  address: '地址',
  inquiry: '询价内容',
  application: '个人介绍',
  company: '公司',
  country: '国家或地区',
  language: '语言',
  incoterm: '贸易术语',
  state: '状态',
  partNumber: '配件编号',
  part: '配件',
  quantity: '数量',
  unit: '单位',
  note: '备注',
};

export const messageExportTexts: Record<Language, typeof en> = { en, zh };
