import type { ContactCopy } from './contact-copy.ts';

export const cn: ContactCopy = {
  offices: {
    shanghai: {
      name: '上海',
      role: '总部、研发与生产',
      street: '上海市松江区光版路 88 号',
      place: '邮编 201699',
      time: null,
    },
    berlin: {
      name: '柏林',
      role: '欧洲销售、服务与培训',
      street: 'Lichtgeberstraße 12',
      place: '12489 Berlin，德国',
      time: '柏林时间',
    },
    boston: {
      name: '波士顿',
      role: '美洲销售、服务与培训',
      street: '410 Heliostat Way',
      place: 'Boston, MA 02299，美国',
      time: '波士顿时间',
    },
  },
  mailboxes: {
    business: { name: '商务合作', text: '报价、订货、经销合作' },
    media: { name: '媒体联络', text: '采访、新闻稿、图片、作品投稿' },
    careers: { name: '人才招聘', text: '投递简历与招聘咨询' },
    complaints: { name: '投诉与举报', text: '已反映但仍未解决的问题；违法、侵权内容' },
  },
};
