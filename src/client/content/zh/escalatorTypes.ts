import type { Translation } from '../types';
import type en from '../en/escalatorTypes';

const escalatorTypes: Translation<typeof en> = {
  invalid: '无效的扶梯类型',
  typesHeading: '扶梯类型',
  types: {
    indoor: {
      title: '室内自动扶梯',
      summary: '商场、办公楼与车站',
      metaDescription:
        '室内自动扶梯：梯级宽度600、800与1,000毫米，30度或35度，玻璃护栏，待机慢速运行。',
      description: [
        '适用于购物中心、百货公司、展览馆与办公楼的室内自动扶梯。10毫米钢化玻璃护栏视线通透，纤细的扶手型材减小整机宽度，扶手带下方或围裙板的LED照明使其在夜间醒目。',
        '效率高于90%的斜齿轮减速箱和带待机速度的变频器降低运行费用。整体压铸铝梯级三面设黄色边线。两台扶梯可平行、交叉布置，也可连续贯通多个楼层。',
      ],
      facts: [
        { label: '倾角', value: '30°；提升高度6米以内可选35°' },
        { label: '梯级宽度', value: '600、800、1,000毫米' },
        { label: '速度', value: '0.5米/秒' },
        { label: '提升高度', value: '2–20米' },
        { label: '输送能力', value: '每小时3,600、4,800、6,000人' },
        { label: '标准', value: 'EN 115-1、GB 16899' },
      ],
    },
    'moving-walks': {
      title: '自动人行道',
      summary: '机场与超市',
      metaDescription: '水平与倾斜自动人行道，宽800至1,400毫米，适用于机场、会展中心与超市。',
      description: [
        '水平自动人行道缩短从航站楼到登机口的路程；倾斜自动人行道把满载的购物车从停车场送到超市。压铸铝踏板运行无缝隙，倾斜型的踏板齿槽可卡住配套购物车的车轮，防止溜车。',
        '水平型长度可达100米，踏板宽度可达1,400毫米，携带行李的乘客可以错行。公共交通场合可选出口前语音提示、梳齿板照明与加强型驱动。',
      ],
      facts: [
        { label: '倾角', value: '0–6°、10°、11°、12°' },
        { label: '踏板宽度', value: '800、1,000、1,200、1,400毫米' },
        { label: '速度', value: '0.5或0.65米/秒' },
        { label: '长度', value: '水平型最长100米；倾斜型提升高度最高10米' },
        { label: '标准', value: 'EN 115-1、GB 16899' },
      ],
    },
    'out-door': {
      title: '室外自动扶梯',
      summary: '天桥、体育场与地铁出入口',
      metaDescription: '室外自动扶梯：镀锌桁架、IP55驱动、油水分离与加热装置，耐雨、防尘、抗冻。',
      description: [
        '雨水、灰尘、盐分与冰冻决定室外扶梯的寿命。桁架热浸镀锌，外包板为不锈钢，电动机与制动器防护等级IP55，安全开关IP67，控制柜设防凝露加热器。雨水经封闭集水盘与油水分离器排出。',
        '驱动按公共交通连续运行设计，主驱动轴设附加制动器，配自动集中润滑。寒冷地区对梳齿板、梯级与下部机坑加热。条件允许时建议加装雨棚：可使扶手带与链条多用数年。',
      ],
      facts: [
        { label: '倾角', value: '27.3°或30°' },
        { label: '梯级宽度', value: '800、1,000毫米' },
        { label: '速度', value: '0.5或0.65米/秒' },
        { label: '提升高度', value: '2–15米' },
        { label: '环境温度', value: '−25至+50 °C' },
        { label: '标准', value: 'EN 115-1、GB 16899' },
      ],
    },
  },
  photos: {
    'escalator-m1': '购物中心内一对玻璃护栏室内自动扶梯',
    'escalator-03-terminal': '机场航站楼高大玻璃幕墙前的白色包板自动扶梯',
    'escalator-02-metro': '地铁站拱顶灯光下的三台长距离自动扶梯',
    'escalator-04-office': '深色大理石写字楼大堂内带光带的古铜色自动扶梯',
    'escalator-05-crossing': '木质装饰百货商场中庭内交叉布置的自动扶梯',
    'escalator-06-congress': '从上部出入口俯瞰会议中心前厅',
    'escalator-07-newel': '商场自动扶梯下部出入口处带照明的扶手带端部与玻璃护栏',
    'walk-w1': '机场玻璃大厅内的水平自动人行道',
    'walk-02-inclined': '明亮大型超市楼层之间的倾斜式自动人行道',
    'escalator-o1': '黄昏城市广场上玻璃雨棚下的室外自动扶梯',
    'outdoor-02-station': '雨后傍晚火车站入口处的自动扶梯',
    'outdoor-03-hillside': '山坡上民居、绿化台地与石阶之间的长距离室外自动扶梯',
    'outdoor-05-arcade': '玻璃顶砖砌拱廊内的自动扶梯，两侧为商店与咖啡馆',
    'outdoor-04-footbridge': '通往人行天桥的带顶棚自动扶梯侧视图',
    'outdoor-06-steps': '室外自动扶梯雨后的梯级、梳齿板与缝隙式排水沟',
    'outdoor-07-top': '从室外自动扶梯上部出入口眺望城市屋顶',
  },
};

export default escalatorTypes;
