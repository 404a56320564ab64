import { expect, it } from 'vitest';
import { keepAllTogether, keepHtmlTogether, keepTogether } from './keep-together.ts';

it.each([
  ['The UltraCraft A2D 4K prints.', 'The UltraCraft A2D_4K prints.'],
  ['Reflex RS Turbo, Reflex 2 Pro and ChairSide Pro', 'Reflex_RS Turbo, Reflex_2_Pro and ChairSide_Pro'],
  ['passes ISO 10993-10 and DIN EN ISO 20795-1', 'passes ISO_10993-~10 and DIN_EN_ISO_20795-~1'],
  ['Cast UV 3.0: 6 h at 900–950 °C, 0.4 mm', 'Cast UV_3.0: 6_h at 900–~950_°C, 0.4_mm'],
  ['每月超过 100 万件', '每月超~过 100_万~件'],
  ['UltraCraft C series, UltraCraft C 系列', 'UltraCraft C_series, UltraCraft C_系列'],
  ['35 分钟，6 个工作日，20 晚', '35_分~钟，6_个~工~作~日，20_晚'],
  ['1.85 m (6 ft 1 in) tall and 280 kg (617 lb)', '1.85_m (6_ft_1_in) tall and 280_kg (617_lb)'],
  ['6 hours, 2 models of 3 m/s, in A2D Orthopedics', '6_hours, 2_models of 3_m/s, in A2D Orthopedics'],
  ['12 in one job, 3 of 20 nights, 1,800 bases', '12 in one job, 3 of 20_nights, 1,800 bases'],
  ['13 Aufbissschienen und 6 Modelle', '13 Aufbissschienen und 6_Modelle'],
  ['222 × 122 mm und 144 × 81 × 110 mm', '222_×_122_mm und 144_×_81_× 110_mm'],
  ['20–25 °C, 60–90 分钟, 6–7 pro Stunde', '20–~25_°C, 60–~90_分~钟, 6–~7 pro Stunde'],
  ['ISO 10993-23, DIN EN ISO 20795-1, GB/T 16886.5', 'ISO_10993-~23, DIN_EN_ISO_20795-~1, GB/T_16886.5'],
  ['C-Serie, C-Series, E-Mail, 3D-Druck, CAD-Software', 'C-~Serie, C-~Series, E-~Mail, 3D-~Druck, CAD-~Software'],
  ['Tough ABS-like Black, E-Mail-Versand', 'Tough ABS-~like Black, E-~Mail-Versand'],
  ['nach der CE-Kennzeichnung, CE-Zeichen', 'nach der CE-~Kennzeichnung, CE-~Zeichen'],
  ['CAD-Konstruktionsprogramm, Zahn-Modell, 2026-11-25', 'CAD-Konstruktionsprogramm, Zahn-Modell, 2026-11-25'],
  ['in 50-µm-Schichten, 5-mm-Wand, 10-minute run', 'in 50-~µm-Schichten, 5-~mm-Wand, 10-minute run'],
  ['§ 25 Abs. 2 TDDDG, 18:00 Uhr, 24 h lang', '§_25_Abs._2_TDDDG, 18:00_Uhr, 24_h_lang'],
  ['Wax-up-Modelle, try-in, add-ons, one-day course', 'Wax-~up-Modelle, try-~in, add-~ons, one-~day course'],
  ['an in-house lab, an eight-hour shift', 'an in-~house lab, an eight-~hour shift'],
  ['at 23 ± 1 °C and ±0.05 mm', 'at 23_±_1_°C and ±0.05_mm'],
  ['UC-214, UC-201-8 and RX-306, AB-123-4', 'UC-~214, UC-~201-~8 and RX-~306, AB-123-4'],
  ['24-0822, 24-0822.stl and 2024-08-13', '24-~0822, 24-~0822.stl and 2024-08-13'],
  ['86 Shore D, AVV 08 04 09*', '86_Shore_D, AVV 08_04_09*'],
  ['≤ 48 小时，< 0.03%', '≤_48_小~时，<_0.03%'],
  ['室温保持 20–25 °C', '室温保~持 20–~25_°C'],
  ['从第 2 步重新调平', '从第_2_步重新调平'],
  ['30 多个国家，200 万个，3 m/s', '30_多~个国家，200_万~个，3_m/s'],
  ['支架蜡型，灰分低于 0.03%', '支架蜡型，灰分低~于 0.03%'],
  ['牙冠 6 小时做完，边缘间隙 0.03 mm。', '牙冠 6_小~时做完，边缘间~隙 0.03_mm。'],
])('keeps models, standards, units and nouns with their number: %s', (text, kept) => {
  const expected = kept.replaceAll('_', '\u00a0').replaceAll('~', '\u2060');
  expect(keepTogether(text)).toBe(expected);
  expect(keepTogether(expected)).toBe(expected);
});

it('lets long sizes break after a sign, and long nouns after their number', () => {
  const text = '235_×_150_×_250_mm, 2_Arbeitstage, 3_Tage'.replaceAll('_', '\u00a0');
  const kept = '235_×_150_× 250_mm, 2 Arbeitstage, 3_Tage'.replaceAll('_', '\u00a0');
  expect(keepTogether(text)).toBe(kept);
});

it('keeps them together in all texts of a page', () => {
  expect(keepAllTogether({ hero: { title: 'A2D 4K', points: ['5 mm', 'Wax'] } })).toEqual({
    hero: { title: 'A2D\u00a04K', points: ['5\u00a0mm', 'Wax'] },
  });
});

it('leaves the tags of HTML as they are', () => {
  const html = '<p class="C-Serie">C-Serie: <a href="/a?b=ISO 10993-5">ISO 10993-5</a></p>';
  const kept = '<p class="C-Serie">C-~Serie: <a href="/a?b=ISO 10993-5">ISO_10993-~5</a></p>';
  expect(keepHtmlTogether(html)).toBe(kept.replaceAll('_', '\u00a0').replaceAll('~', '\u2060'));
});

it.each(['/hardware/C-Series', 'reflex2-pro', '0-all', 'https://site.example/C-Serie', 'info@C-Serie.example'])(
  'does not change the address %s',
  (address) => expect(keepTogether(address)).toBe(address),
);
