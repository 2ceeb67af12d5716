import type { Translation } from '../types';
import type en from '../en/inquiryForm';

export default {
  lead: '带 * 的为必填项；电子邮箱与电话至少填写一项，以便我们答复。',
  name: '姓名',
  email: '电子邮箱',
  phone: '电话',
  address: '地址',
  company: '公司',
  country: '国家或地区',
  countryNone: '未填写',
  countryUnknown: '没有该名称的国家或地区',
  countryOpen: '展开列表',
  countryClose: '收起列表',
  countryClear: '清除',
  incoterm: '交货条款（Incoterm）',
  incotermNone: '尚未确定',
  incoterms: {
    EXW: '工厂交货',
    FCA: '货交承运人',
    FAS: '船边交货',
    FOB: '船上交货',
    CFR: '成本加运费',
    CIF: '成本、保险费加运费',
    CPT: '运费付至',
    CIP: '运费和保险费付至',
    DAP: '目的地交货',
    DPU: '目的地卸货后交货',
    DDP: '完税后交货',
  },
  list: '询价清单',
  buyerPage: '查看询价进度和报价单',
  sending: '正在发送…',
  sent: '我们已收到，编号为 {{reference}}。来信时请注明该编号。',
  received: '我们已收到。',
  reference: '编号',
  remember: '在此设备上记住我的联系信息',
  rememberHelp:
    '浏览器会保存姓名、电子邮箱、电话、地址、公司和国家，供下次填写。取消勾选即从此设备删除。',
  privacyHeading: '隐私：',
  privacy:
    '我们保存您填写的内容和送达时间，以便答复。只有{{readers}}和本网站的管理员可以查看。这些信息在{{months}}个月后删除；如需提前删除，请写信至 {{email}}，并注明您填写的电子邮箱或电话。',
  privacyFiles: {
    cv: '简历不会公开，并随申请一同删除。',
    photos: '照片不会公开，并随询价一同删除；相机记录的地点和设备信息会被去除。',
  },
  leaveEmpty: '请勿填写此栏',
  partCount_one: '本次咨询涉及{{count}}个配件。',
  partCount_other: '本次咨询涉及{{count}}个配件。',
  errors: {
    name: '请填写姓名。',
    reach: '请填写电子邮箱或电话，以便我们答复。',
    email: '请填写完整的电子邮箱，例如 name@example.com。',
    phone: '请填写至少五位数字的电话号码，或填写电子邮箱。',
    tooLong: '请勿超过 {{max}} 个字符。',
  },
  failed: {
    heading: '信息未能发送',
    earlierHeading: '您此前提交的版本已经送达',
    earlier:
      '我们已收到该版本，编号为 {{reference}}；其中不含您之后的修改。再次点击按钮，即可将当前版本一并发送。',
    text: '您填写的内容没有丢失。请重试，或通过电子邮件发送至 {{email}}。',
    tooMany:
      '短时间内收到的信息过多。您填写的内容没有丢失：请几分钟后重试，或发送邮件至 {{email}}。',
    full: '今天无法再通过此表单接收更多信息。您填写的内容没有丢失：请通过电子邮件发送至 {{email}}，或明天再试。',
    button: '改用电子邮件发送',
  },
} satisfies Translation<typeof en>;
