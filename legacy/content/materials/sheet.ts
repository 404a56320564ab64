import type { Text } from '../text.ts';
import type { MaterialProperties } from './record.ts';

/** A property without a standard is measured to the product standard of the material. */
type PropertyInfo = { name: Text; unit: string; standard: string | null };

/** How each measured property is named and measured; the order is that of a data sheet. */
export const properties = {
  dimensionalChange: {
    name: { en: 'Dimensional change', zh: '尺寸变化', de: 'Maßänderung' },
    unit: '%',
    standard: null,
  },
  detailReproduction: {
    name: { en: 'Detail reproduction', zh: '细节再现', de: 'Detailwiedergabe' },
    unit: 'µm',
    standard: null,
  },
  wetFlexuralStrength: {
    name: {
      en: 'Flexural strength after water storage',
      zh: '弯曲强度（水浸后）',
      de: 'Biegefestigkeit nach Wasserlagerung',
    },
    unit: 'MPa',
    standard: null,
  },
  wetFlexuralModulus: {
    name: {
      en: 'Flexural modulus after water storage',
      zh: '弯曲模量（水浸后）',
      de: 'Biegemodul nach Wasserlagerung',
    },
    unit: 'MPa',
    standard: null,
  },
  waterSorption: {
    name: { en: 'Water sorption', zh: '吸水值', de: 'Wasseraufnahme' },
    unit: 'µg/mm³',
    standard: null,
  },
  waterSolubility: {
    name: { en: 'Water solubility', zh: '溶解值', de: 'Wasserlöslichkeit' },
    unit: 'µg/mm³',
    standard: null,
  },
  flexuralModulus: {
    name: { en: 'Flexural modulus', zh: '弯曲模量', de: 'Biegemodul' },
    unit: 'MPa',
    standard: 'ISO 178',
  },
  flexuralStrength: {
    name: { en: 'Flexural strength', zh: '弯曲强度', de: 'Biegefestigkeit' },
    unit: 'MPa',
    standard: 'ISO 178',
  },
  tensileStrength: {
    name: { en: 'Tensile strength', zh: '拉伸强度', de: 'Zugfestigkeit' },
    unit: 'MPa',
    standard: 'ISO 527-2',
  },
  elongationAtBreak: {
    name: { en: 'Elongation at break', zh: '断裂伸长率', de: 'Bruchdehnung' },
    unit: '%',
    standard: 'ISO 527-2',
  },
  impactStrengthNotched: {
    name: { en: 'Impact strength (notched)', zh: '缺口冲击强度', de: 'Kerbschlagzähigkeit' },
    unit: 'J/m',
    standard: 'ASTM D256',
  },
  heatDeflectionTemperature: {
    name: {
      en: 'Heat deflection temperature at 0.45 MPa',
      zh: '热变形温度（0.45 MPa）',
      de: 'Wärmeformbeständigkeit bei 0,45 MPa',
    },
    unit: '°C',
    standard: 'ISO 75-2/B',
  },
  hardnessShoreD: {
    name: { en: 'Hardness', zh: '硬度', de: 'Härte' },
    unit: 'Shore D',
    standard: 'ISO 868',
  },
  hardnessShoreA: {
    name: { en: 'Hardness', zh: '硬度', de: 'Härte' },
    unit: 'Shore A',
    standard: 'ISO 868',
  },
  viscosity: {
    name: { en: 'Viscosity at 25 °C', zh: '黏度（25 °C）', de: 'Viskosität bei 25 °C' },
    unit: 'mPa·s',
    standard: 'ISO 2555',
  },
  density: {
    name: { en: 'Density', zh: '密度', de: 'Dichte' },
    unit: 'g/cm³',
    standard: 'ISO 1183-1',
  },
  ashContent: {
    name: { en: 'Ash content', zh: '灰分', de: 'Aschegehalt' },
    unit: '%',
    standard: 'ISO 3451-1',
  },
} as const satisfies Record<keyof MaterialProperties, PropertyInfo>;

/** What the picture of a material shows. */
export const bottlePicture: Text = {
  en: 'Bottle of {name} beside cast samples of its shades',
  zh: '{name} 树脂瓶与各色样片',
  de: 'Flasche {name} neben gegossenen Farbmustern',
};

export const wavelengthName: Text = { en: 'Wavelength', zh: '固化波长', de: 'Wellenlänge' };

export const layerHeightName: Text = { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' };
