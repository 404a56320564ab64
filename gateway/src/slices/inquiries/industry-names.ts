import type { Locale } from '@heliograph/schema/locales.ts';
import type { Industry } from '../../generated/resolvers.ts';

/** Shown to the sales team in the language of the submission. */
export const industryNames: Record<Locale, Record<Exclude<Industry, 'OTHER'>, string>> = {
  en: {
    DENTAL_LABS: 'Dental Labs',
    DENTAL_CLINICS: 'Dental Clinics',
    CONSUMER: 'Consumer',
    ORTHOTICS_AND_PROSTHETICS: 'Orthotics & Prosthetics',
    HEARABLES: 'Hearables',
  },
  cn: {
    DENTAL_LABS: '义齿加工厂',
    DENTAL_CLINICS: '口腔诊所',
    CONSUMER: '消费级 3D 打印',
    ORTHOTICS_AND_PROSTHETICS: '假肢矫形',
    HEARABLES: '耳戴设备',
  },
  de: {
    DENTAL_LABS: 'Dentallabore',
    DENTAL_CLINICS: 'Zahnarztpraxen',
    CONSUMER: 'Consumer-3D-Druck',
    ORTHOTICS_AND_PROSTHETICS: 'Orthopädietechnik',
    HEARABLES: 'Hearables',
  },
};
