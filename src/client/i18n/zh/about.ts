import type { Translation } from '../types';
import type en from '../en/about';

export default {
  metaDescription:
    '{{brand}}在{{country}}{{city}}的自有工厂设计、制造并出口电梯、自动扶梯、自动人行道及配件。',
  lead: '我们设计电梯与自动扶梯，在{{city}}制造，并以自有库存的配件保障长期运行。',
  intro: {
    photo: '采光天窗下的装配车间，通道两侧编号工位上的电梯轿厢正在装配',
    heading: '从图纸到配件的制造商',
    company:
      '{{company}}成立于{{foundedYear}}年，最初生产门机与层门，随后发展到整机电梯、自动扶梯和自动人行道。如今{{employees}}名员工在{{city}}同一厂区工作：钣金与机加工车间、控制柜装配、轿厢装配，以及一座{{testTowerHeight}}米高的试验塔，新机型在塔内运行合格后才会放行。',
    export:
      '{{port}}港是{{portRank}}，我们的大部分产品由此出海。{{exportCountries}}个国家的经销商、安装公司和业主从我们这里采购整机、改造套件和单个配件，并随货获得英文图纸、接线图和说明书。',
    support:
      '回答您问题的人，就是绘制图纸的人。每份订单投产前，工程师都会对照您的井道或桁架尺寸逐项核对；多年以后您为同一台设备订购配件时，打开的仍是同一份档案。',
  },
  figures: {
    heading: '数字{{brand}}',
    founded: '成立年份',
    employees: '员工人数',
    area: '厂房面积',
    areaValue: '{{area}} m²',
    tower: '试验塔',
    towerValue: '{{testTowerHeight}} m',
    countries: '出口国家',
  },
  missionVision: {
    photo: '日光下的机房：两台曳引机安装在承重梁上，可见钢丝绳、限速器与控制柜',
    heading: '使命与愿景',
    mission: {
      heading: '我们的使命',
      text: '在各种规模的建筑中，安全、安静、少等待地运送人员与货物，并让当地技术人员能够安装、理解和维护我们的设备。',
    },
    vision: {
      heading: '我们的愿景',
      text: '成为安装同行互相推荐的制造商：图纸合用，发货齐全，设备使用二十年后仍能买到配件。',
    },
  },
  why: {
    heading: '为什么选择我们',
    points: [
      {
        title: '以质量为本的制造',
        text: '铸件、钢丝绳、导轨和电子元件在进厂时、每道工序后和包装前都要检验。每台曳引机都在试验台上带载运行，测试记录随机交付。',
      },
      {
        title: '全面的产品支持',
        text: '订货前提供井道图与支反力，交货时附安装手册，调试期间远程协助，设备在役期间持续供应配件。',
      },
      {
        title: '各个层面的创新',
        text: '永磁同步无齿轮曳引机、能量回馈驱动、LED照明，以及以代码明确报告故障的控制系统，在我们的产品中是标准配置，而非选项。',
      },
      {
        title: '以客户为中心的服务',
        text: '从第一个问题到最后一个集装箱，由一位联系人全程跟进您的项目，看得懂图纸，记得住工期，{{replyTime}}答复。',
      },
      {
        title: '经验丰富的专业团队',
        text: '我们的机械、电气和安装工程师参与过酒店、医院、车站和私人住宅项目，知道在下料之前该问哪些问题。',
      },
    ],
  },
} satisfies Translation<typeof en>;
