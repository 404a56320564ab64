import type { Block, Text } from '../text.ts';

/** Texts for some of the machines that a record is about, which replace its general ones. */
export type MachineTexts<Key extends string> = { products: number[] } & Record<Key, Text>;

/**
 * Help that a customer looks up. Texts can depend on the machine: `{{heatedTray?with|without|general}}` on a feature,
 * `{{one?one machine|several}}` on whether they are for one machine, and `{{machine|several}}` is its name.
 */
export type SupportTopicRecord = {
  id: number;
  kind: 'support';
  topic: 'getting-started' | 'operation' | 'maintenance' | 'troubleshooting' | 'software' | 'materials' | 'warranty';
  title: Text;
  /** HTML: p, h2, h3, ul, ol, li, a, strong, em. */
  content: Text;
  /** Numbers of the products it is about; empty when it is about all. */
  products: number[];
  /** ISO 8601 day of the last change. */
  updateTime: string;
};

export type ErrorCodeRecord = {
  /** As the display shows it. */
  code: string;
  /** Number of the article that explains it. */
  article: number;
  /** Numbers of the products that show it. */
  products: number[];
  meaning: Text;
  /** Plain text. */
  firstSteps: Text;
};

export type SupportRecord = SupportTopicRecord & {
  machineTexts: MachineTexts<'title' | 'content'>[];
  /** Codes that the article explains. */
  errorCodes: (Omit<ErrorCodeRecord, 'article'> & { machineTexts: MachineTexts<'meaning' | 'firstSteps'>[] })[];
};

/** A version of the print-preparation app for one platform. */
export type SoftwareRecord = {
  id: number;
  kind: 'software';
  /** `latest` gets updates, `legacy` is the last stable one for older devices and firmware. */
  channel: 'latest' | 'legacy';
  platform: 'windows' | 'macos-apple-silicon' | 'macos-intel';
  name: Text;
  version: string;
  publishTime: string;
  fileName: string;
  /** Of the installer; absent while only support hands it out. */
  url?: string;
  /** Of the installer, in bytes. */
  size?: number;
  /** Of the installer, as 64 lowercase hexadecimal digits. */
  sha256?: string;
  system: Text;
  /** Gigabytes. */
  memory: number;
  recommendedMemory?: number;
  /** Free, in gigabytes. */
  storage?: number;
  /** Recommended graphics card. */
  graphics?: Text;
  /** The app always needs a network. */
  needsNetwork: true;
  /** Which devices and firmware it speaks to. */
  compatibility: Text;
  /** What changed, newest first. */
  notes: Block[];
};
