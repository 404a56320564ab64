import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Area } from './area.ts';

/** ISO 3166-1: each country by its alpha-2 and its numeric code, which is its id. */
const COUNTRIES = `
  AD020 AE784 AF004 AG028 AI660 AL008 AM051 AO024 AQ010 AR032 AS016 AT040 AU036 AW533 AX248 AZ031 BA070 BB052 BD050 BE056
  BF854 BG100 BH048 BI108 BJ204 BL652 BM060 BN096 BO068 BQ535 BR076 BS044 BT064 BV074 BW072 BY112 BZ084 CA124 CC166 CD180
  CF140 CG178 CH756 CI384 CK184 CL152 CM120 CN156 CO170 CR188 CU192 CV132 CW531 CX162 CY196 CZ203 DE276 DJ262 DK208 DM212
  DO214 DZ012 EC218 EE233 EG818 EH732 ER232 ES724 ET231 FI246 FJ242 FK238 FM583 FO234 FR250 GA266 GB826 GD308 GE268 GF254
  GG831 GH288 GI292 GL304 GM270 GN324 GP312 GQ226 GR300 GS239 GT320 GU316 GW624 GY328 HK344 HM334 HN340 HR191 HT332 HU348
  ID360 IE372 IL376 IM833 IN356 IO086 IQ368 IR364 IS352 IT380 JE832 JM388 JO400 JP392 KE404 KG417 KH116 KI296 KM174 KN659
  KP408 KR410 KW414 KY136 KZ398 LA418 LB422 LC662 LI438 LK144 LR430 LS426 LT440 LU442 LV428 LY434 MA504 MC492 MD498 ME499
  MF663 MG450 MH584 MK807 ML466 MM104 MN496 MO446 MP580 MQ474 MR478 MS500 MT470 MU480 MV462 MW454 MX484 MY458 MZ508 NA516
  NC540 NE562 NF574 NG566 NI558 NL528 NO578 NP524 NR520 NU570 NZ554 OM512 PA591 PE604 PF258 PG598 PH608 PK586 PL616 PM666
  PN612 PR630 PS275 PT620 PW585 PY600 QA634 RE638 RO642 RS688 RU643 RW646 SA682 SB090 SC690 SD729 SE752 SG702 SH654 SI705
  SJ744 SK703 SL694 SM674 SN686 SO706 SR740 SS728 ST678 SV222 SX534 SY760 SZ748 TC796 TD148 TF260 TG768 TH764 TJ762 TK772
  TL626 TM795 TN788 TO776 TR792 TT780 TV798 TW158 TZ834 UA804 UG800 UM581 US840 UY858 UZ860 VA336 VC670 VE862 VG092 VI850
  VN704 VU548 WF876 WS882 XK983 YE887 YT175 ZA710 ZM894 ZW716
`;

/** GB/T 2260: the provinces of China in their administrative order. */
const PROVINCES = `
  110000北京市 120000天津市 130000河北省 140000山西省 150000内蒙古自治区 210000辽宁省 220000吉林省 230000黑龙江省
  310000上海市 320000江苏省 330000浙江省 340000安徽省 350000福建省 360000江西省 370000山东省 410000河南省 420000湖北省
  430000湖南省 440000广东省 450000广西壮族自治区 460000海南省 500000重庆市 510000四川省 520000贵州省 530000云南省
  540000西藏自治区 610000陕西省 620000甘肃省 630000青海省 640000宁夏回族自治区 650000新疆维吾尔自治区 710000台湾省
  810000香港特别行政区 820000澳门特别行政区
`;

/** The areas of the standards, for when the gateway does not answer. */
export function getIsoAreas(locale: Locale): Area[] {
  return locale === 'cn' ? getProvinces() : getCountries(locale);
}

function getCountries(locale: Locale): Area[] {
  const { tag } = locales[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return split(COUNTRIES)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)] as const)
    .map(([countryCode, id]) => ({ id, name: names.of(countryCode) ?? countryCode, countryCode, callingCode: null }))
    .toSorted((a, b) => compare(a.name, b.name));
}

function getProvinces(): Area[] {
  return split(PROVINCES).map((entry) => ({
    id: entry.slice(0, 6),
    name: entry.slice(6),
    countryCode: null,
    callingCode: null,
  }));
}

function split(list: string): string[] {
  return list.trim().split(/\s+/);
}
