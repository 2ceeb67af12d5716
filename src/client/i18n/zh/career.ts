import type { Translation } from '../types';
import type en from '../en/career';

export default {
  metaDescription: '加入{{city}}{{brand}}：工程、生产、服务与出口岗位。福利、应聘流程与申请表。',
  lead: '制造成千上万人每天放心乘坐的设备。',
  apply: '立即申请',
  benefits: {
    heading: '为什么加入我们',
    items: [
      {
        title: '创新的环境',
        text: '设计、试验塔与生产同处一个厂区。早上画的图纸，当周就能在运行的设备上测量验证。',
      },
      {
        title: '职业成长',
        text: '每位新员工都有导师和培训计划。班组长与项目经理岗位优先面向内部员工。',
      },
      {
        title: '有竞争力的福利',
        text: '每年评定的合理薪酬、与业绩挂钩的奖金、保险与带薪休假，以及口碑不错的食堂。',
      },
    ],
  },
  commitment: {
    heading: '我们的承诺',
    items: [
      '无论在工厂还是在工地，安全先于工期。',
      '同工同酬，唯才是用。',
      '培训计入带薪工时，包括岗位所需的各类证书。',
      '目标明确，每年两次坦诚反馈，随时欢迎建议。',
      '尊重家庭生活：班次提前四周确定。',
    ],
  },
  process: {
    heading: '应聘流程',
    steps: [
      { title: '提交申请', text: '填写下方表格，告诉我们您能做什么、想做什么，无需求职信。' },
      { title: '面试与评估', text: '与未来的同事当面或视频交流，并共同完成一项小的实际任务。' },
      {
        title: '录用与入职',
        text: '您将收到书面录用通知。入职当天，工位、导师与培训计划均已就绪。',
      },
    ],
  },
  perks: {
    heading: '工作环境与福利',
    items: [
      '有竞争力的薪资与奖金',
      '医疗保险与带薪假期',
      '职业成长与培训机会',
      '适用岗位弹性工作时间',
      '互助且重视安全的工作环境',
    ],
  },
  ready: {
    heading: '准备好申请了吗？',
    text: '提交表格后，人事部门会与您联系。',
    button: '前往申请表',
  },
  form: {
    heading: '您的申请',
    details: '自我介绍',
    detailsHelp: '您的专业、经验以及期望的工作。',
    submit: '提交个人信息',
    sent: '感谢您的申请',
    reply: '人事部门会与您联系。',
    readers: '人事部门',
  },
  mailSubject: '求职申请：{{name}}',
} satisfies Translation<typeof en>;
