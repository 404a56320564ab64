import type { CompanyFactLabels } from './company-fact-labels.ts';

export const cn: CompanyFactLabels = {
  registeredName: '企业名称',
  representatives: '法定代表人',
  registerCourt: '登记机关',
  registerNumber: '登记号',
  socialCreditCode: '统一社会信用代码',
  icpNumber: 'ICP 备案号',
  publicSecurityNumber: '公安联网备案号',
  vatId: '欧盟增值税识别号',
  businessId: '德国企业识别号',
  contentResponsible: '德国：内容责任人',
  privacyEmail: '个人信息保护邮箱',
  dataProtectionOfficer: '数据保护官',
  euRepresentative: '欧盟代表',
  ukRepresentative: '英国代表',
  personalInformationOfficer: '个人信息保护负责人',
  storageLocation: '表单信息存储地点',
  consumerArbitration: '德国：消费争议调解',
  weeeNumber: '德国 WEEE 注册号',
  authorizedRepresentative: '欧盟授权代表（MDR）',
};
