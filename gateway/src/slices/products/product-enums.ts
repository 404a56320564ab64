import type { AccessoryType, ComparisonKey, ProductKind, ProductLine } from '../../generated/resolvers.ts';

export const LINES: Record<string, ProductLine> = { dental: 'DENTAL', reflex: 'REFLEX' };

export const KINDS: Record<string, ProductKind> = { printer: 'PRINTER', station: 'STATION', accessory: 'ACCESSORY' };

export const ACCESSORY_TYPES: Record<string, AccessoryType> = {
  '2': 'DENTAL',
  '3': 'REFLEX',
  '4': 'DENTAL_POST_PROCESSING',
  '6': 'REFLEX_POST_PROCESSING',
  '7': 'REFLEX_ADD_ON',
};

export const COMPARISON_KEYS: Record<string, ComparisonKey> = {
  print_format: 'BUILD_VOLUME',
  resolution: 'PROJECTOR_RESOLUTION',
  Pixel: 'PIXEL_SIZE',
  moldingAccuracy: 'ACCURACY',
  engine: 'LIGHT_ENGINE',
  wavelength: 'WAVELENGTH',
  lightSourceLife: 'LIGHT_SOURCE_LIFE',
  tray: 'RESIN_TRAY',
  calibration: 'AUTOMATIC_CALIBRATION',
  autoPartRemoval: 'AUTOMATIC_PART_REMOVAL',
  AutoPart: 'AUTO_PART',
  HiVE: 'HIVE',
  ResinStation: 'RESIN_STATION',
  Streamflow: 'STREAM_FLOW',
  UltraCraft: 'ULTRA_CRAFT',
  device_parameters: 'POWER_AND_CONNECTIONS',
  equipmentSize: 'MACHINE_SIZE',
};
