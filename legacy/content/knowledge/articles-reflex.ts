import type { ArticleRecord } from './record.ts';

export const reflexArticles: ArticleRecord[] = [
  {
    id: 304,
    urlName: 'webinar-choosing-a-reflex-resin-for-working-parts',
    line: 'reflex',
    module: 'webinars',
    title: {
      en: 'Choosing a Reflex resin for functional parts',
      zh: '功能件的 Reflex 树脂选型',
      de: 'Das richtige Reflex-Resin für Funktionsteile',
    },
    summary: {
      en: 'How to read modulus, elongation and heat deflection temperature before you print a clip, a fixture, a housing or a seal.',
      zh: '四个零件配四款树脂，以卡扣、工装、外壳、密封件说明模量、伸长率和热变形温度。',
      de: 'Vier Teile, vier Resins: wie Biegemodul, Bruchdehnung und Wärmeformbeständigkeit zu lesen sind, bevor ein Clip, eine Vorrichtung, ein Gehäuse oder eine Dichtung gedruckt wird.',
    },
    content: {
      en: '<p>Most broken parts sent to our support were printed correctly in the wrong resin. This webinar takes four parts that customers sent in and chooses the resin from the data sheet, step by step.</p><h2>Three values to read first</h2><ul><li><strong>Flexural modulus</strong> tells you how far a part bends under load. It matters most for fixtures.</li><li><strong>Elongation at break</strong> tells you how far it bends before it breaks. It matters most for clips.</li><li><strong>Heat deflection temperature</strong> tells you when it starts to sag. Stay 15 °C below it.</li></ul><h2>The four parts</h2><table><thead><tr><th>Part</th><th>Resin</th><th>Deciding figure</th></tr></thead><tbody><tr><td>Release lever of a clamp</td><td>Tough Tool</td><td>46% elongation</td></tr><tr><td>Holder for a measuring machine</td><td>Rigid Fixture</td><td>4150 MPa modulus</td></tr><tr><td>Sensor housing with snap-fits</td><td>Tough ABS-like Black</td><td>28% elongation, 76 °C</td></tr><tr><td>Cable grommet</td><td>Flex 80A</td><td>125% elongation</td></tr></tbody></table><p>The lever had first been printed in Rigid Fixture, because it looked like the stronger material. It broke on the second day, because at 3.9% elongation a lever cannot flex.</p><h2>Design matters as much</h2><p>The second half shows the same housing three times, with inner corners of 0, 0.5 and 1 mm radius. Ten clips of each were opened until they broke: after 14, 61 and over 200 times on average, where the test was stopped. No change of resin in the webinar made as much difference.</p><h2>Questions from the audience</h2><ul><li><em>Can resins be mixed?</em> Only the three tones of Figure Skin. Other mixtures have no profile and no known properties.</li><li><em>Is heat needed for curing?</em> Yes for Tough Tool, Rigid Fixture and ABS-like Black, at 60 °C. Without it, parts stay softer than specified.</li></ul><p>All values are in the <a href="/material/1-tooling">list of tooling resins</a>.</p>',
      zh: '<p>用户反馈的断裂件，多数打印没问题，是树脂选错了。本次讲座拿四个用户寄来的零件，对照数据表一步步讲怎么选材。</p><h2>先看三个数值</h2><ul><li><strong>弯曲模量：</strong>受力时变形多少，工装夹具主要看它。</li><li><strong>断裂伸长率：</strong>断裂前能变形多少，卡扣主要看它。</li><li><strong>热变形温度：</strong>到多少度开始软化下垂，使用温度应比它低 15 °C。</li></ul><h2>四个零件</h2><table><thead><tr><th>零件</th><th>树脂</th><th>决定性数值</th></tr></thead><tbody><tr><td>夹具松开手柄</td><td>Tough Tool</td><td>伸长率 46%</td></tr><tr><td>三坐标测量机托架</td><td>Rigid Fixture</td><td>模量 4150 MPa</td></tr><tr><td>带卡扣的传感器外壳</td><td>Tough ABS-like Black</td><td>伸长率 28%，76 °C</td></tr><tr><td>电缆护线圈</td><td>Flex 80A</td><td>伸长率 125%</td></tr></tbody></table><p>手柄最初选用 Rigid Fixture，因为看起来“更结实”，结果第二天就断了：伸长率只有 3.9%，手柄没有变形余地。</p><h2>设计同样重要</h2><p>后半场用同一款外壳做了三个版本，内角圆角半径分别为 0、0.5 和 1 mm，各取 10 个卡扣反复开合直至断裂：平均 14 次、61 次，第三组超过 200 次后停止测试。换哪种材料，都没有改圆角差别大。</p><h2>观众提问</h2><ul><li><em>不同树脂能否混用？</em>只有 Figure Skin 的三种肤色可以互相混调。其他混合物既无工艺参数，性能也无从得知。</li><li><em>固化是否必须加热？</em>Tough Tool、Rigid Fixture 和 ABS-like Black 须在 60 °C 下固化，否则零件偏软，达不到标称性能。</li></ul><p>全部数据见<a href="/material/1-tooling">工装树脂列表</a>。</p>',
      de: '<p>Die meisten gebrochenen Drucke, die beim Support ankommen, sind keine Fehldrucke. Es sind einwandfreie Teile aus dem falschen Resin. Dieses Webinar nimmt vier Teile, die Kunden eingeschickt haben, und wählt das Resin Schritt für Schritt anhand des Datenblatts.</p><h2>Zuerst drei Kennwerte</h2><ul><li><strong>Biegemodul:</strong> wie weit sich ein Teil unter Last biegt. Er entscheidet bei Vorrichtungen.</li><li><strong>Bruchdehnung:</strong> wie weit es sich biegt, bevor es bricht. Sie entscheidet bei Schnapphaken.</li><li><strong>Wärmeformbeständigkeit:</strong> ab wann es nachgibt. Die Einsatztemperatur sollte 15 °C darunter liegen.</li></ul><h2>Die vier Teile</h2><table><thead><tr><th>Teil</th><th>Resin</th><th>Ausschlaggebender Wert</th></tr></thead><tbody><tr><td>Lösehebel eines Spanners</td><td>Tough Tool</td><td>Bruchdehnung 46 %</td></tr><tr><td>Aufnahme für ein Messgerät</td><td>Rigid Fixture</td><td>Biegemodul 4.150 MPa</td></tr><tr><td>Sensorgehäuse mit Schnapphaken</td><td>Tough ABS-like Black</td><td>Bruchdehnung 28 %, 76 °C</td></tr><tr><td>Kabeltülle</td><td>Flex 80A</td><td>Bruchdehnung 125 %</td></tr></tbody></table><p>Der Hebel war zuerst aus Rigid Fixture gedruckt, weil das nach dem festeren Material aussah. Er brach am zweiten Tag: Bei 3,9 % Bruchdehnung kann ein Hebel nicht nachgeben.</p><h2>Die Konstruktion zählt ebenso viel</h2><p>Die zweite Hälfte zeigt dasselbe Gehäuse dreimal, mit Innenradien von 0, 0,5 und 1 mm. Je zehn Schnapphaken wurden bis zum Bruch geöffnet: im Mittel 14-mal, 61-mal und über 200-mal, dann wurde abgebrochen. Kein anderes Resin brachte im Webinar so viel.</p><h2>Fragen aus dem Publikum</h2><ul><li><em>Lassen sich Resins mischen?</em> Nur die drei Töne von Figure Skin. Für andere Mischungen gibt es weder Profil noch Kennwerte.</li><li><em>Muss beim Nachhärten geheizt werden?</em> Bei Tough Tool, Rigid Fixture und ABS-like Black ja, mit 60 °C. Sonst bleiben die Teile weicher als angegeben.</li></ul><p>Alle Werte stehen in der <a href="/material/1-tooling">Liste der Resins für Vorrichtungen</a>.</p>',
    },
    publishTime: '2025-06-17',
    products: [10],
    materials: [208, 209, 212, 213],
    picture: {
      name: 'parts/fixture',
      alt: {
        en: 'Printed carrier that holds a circuit board with swivel clips',
        zh: '用旋转压扣固定电路板的打印治具',
        de: 'Gedruckter Träger, der eine Leiterplatte mit Drehriegeln hält',
      },
    },
  },
  {
    id: 307,
    urlName: 'brochure-the-reflex-line-at-a-glance',
    line: 'reflex',
    module: 'brochures',
    title: {
      en: 'The Reflex line at a glance',
      zh: 'Reflex 系列一览',
      de: 'Die Reflex-Linie im Überblick',
    },
    summary: {
      en: 'Six desktop printers and thirteen resins for figures, jewelry, molds and tools, with the questions that help you choose.',
      zh: '六款桌面打印机、十三款树脂，用于手办、首饰、模具和工装，附选型要点。',
      de: 'Sechs Desktopdrucker und dreizehn Resins für Figuren, Schmuck, Formen und Werkzeuge, mit den Fragen, an denen sich die Wahl entscheidet.',
    },
    content: {
      en: '<p>The brochure helps you choose a Reflex printer with three questions: how large is the largest part, how fine is the smallest detail, and how many hours a week will it run?</p><table><thead><tr><th>Feature</th><th><a href="/hardware/Reflex">Reflex</a></th><th><a href="/hardware/Reflex-RS">Reflex RS</a></th></tr></thead><tbody><tr><td>Build volume (mm)</td><td>192 × 121 × 220</td><td>222 × 122 × 228</td></tr><tr><td>Pixel</td><td>33 µm</td><td>29.7 µm</td></tr><tr><td>Points to note</td><td>Accuracy ±16 µm, up to 27 mm/h</td><td>Layers of 30 to 100 µm</td></tr></tbody></table><p>Both have Turbo versions for draft resins and short jobs. Reflex 2 and Reflex 2 Pro have their own chapter.</p><h2>Resins by task</h2><ul><li><strong>Figures and design:</strong> Model Gray, Detail Beige, Figure Skin, Clear, Draft White</li><li><strong>Casting:</strong> Wax Cast for solid rings, Wax Cast Filigree for sections up to 2 mm</li><li><strong>Molds:</strong> Mold High-Temp, Silicone Master</li><li><strong>Tools and housings:</strong> Tough Tool, Rigid Fixture, Tough ABS-like Black, Flex 80A</li></ul><p>Two pages cover the workspace, with gloves, ventilation, used isopropanol and where to put the washing and curing units. All resins cure at 405 nm and are listed under <a href="/material/1-all">Reflex materials</a>.</p>',
      zh: '<p>本手册用三个问题帮助选型：最大的零件有多大？最小的细节有多细？每周要运行多少小时？</p><table><thead><tr><th>参数</th><th><a href="/hardware/Reflex">Reflex</a></th><th><a href="/hardware/Reflex-RS">Reflex RS</a></th></tr></thead><tbody><tr><td>成型尺寸（mm）</td><td>192 × 121 × 220</td><td>222 × 122 × 228</td></tr><tr><td>像素尺寸</td><td>33 µm</td><td>29.7 µm</td></tr><tr><td>要点</td><td>XY 定位（计算值）±16 µm，速度最高 27 mm/h</td><td>层厚 30–100 µm</td></tr></tbody></table><p>两款均有 Turbo 版本，适合打样树脂和短周期任务。Reflex 2 与 Reflex 2 Pro 另设一章介绍。</p><h2>按用途选树脂</h2><ul><li><strong>手办与设计：</strong>Model Gray、Detail Beige、Figure Skin、Clear、Draft White</li><li><strong>铸造：</strong>厚实的戒指用 Wax Cast，截面不超过 2 mm 的精细件用 Wax Cast Filigree</li><li><strong>模具：</strong>Mold High-Temp、Silicone Master</li><li><strong>工装与外壳：</strong>Tough Tool、Rigid Fixture、Tough ABS-like Black、Flex 80A</li></ul><p>另有两页介绍工作环境：手套、通风、废异丙醇的处理，以及清洗和固化设备的摆放。所有树脂均为 405 nm 固化，详见 <a href="/material/1-all">Reflex 材料</a>。</p>',
      de: '<p>Die Broschüre hilft mit drei Fragen bei der Auswahl: Wie groß ist das größte Teil, wie fein das kleinste Detail, und wie viele Stunden in der Woche soll der Drucker laufen?</p><table><thead><tr><th>Kennwert</th><th><a href="/hardware/Reflex">Reflex</a></th><th><a href="/hardware/Reflex-RS">Reflex RS</a></th></tr></thead><tbody><tr><td>Bauraum (mm)</td><td>192 × 121 × 220</td><td>222 × 122 × 228</td></tr><tr><td>Pixel</td><td>33 µm</td><td>29,7 µm</td></tr><tr><td>Merkmal</td><td>Kantengenauigkeit ±16 µm, bis 27 mm/h</td><td>Schichthöhen von 30 bis 100 µm</td></tr></tbody></table><p>Beide gibt es als Turbo für Entwurfsresins und kurze Aufträge. Reflex 2 und Reflex 2 Pro haben ein eigenes Kapitel.</p><h2>Resins nach Aufgabe</h2><ul><li><strong>Figuren und Design:</strong> Model Gray, Detail Beige, Figure Skin, Clear, Draft White</li><li><strong>Guss:</strong> Wax Cast für massive Ringe, Wax Cast Filigree für Querschnitte bis 2 mm</li><li><strong>Formen:</strong> Mold High-Temp, Silicone Master</li><li><strong>Werkzeuge und Gehäuse:</strong> Tough Tool, Rigid Fixture, Tough ABS-like Black, Flex 80A</li></ul><p>Zwei Seiten behandeln den Arbeitsplatz: Handschuhe, Lüftung, gebrauchtes Isopropanol und den Standort von Wasch- und Nachhärtegerät. Alle Resins härten bei 405 nm und stehen unter <a href="/material/1-all">Reflex-Materialien</a>.</p>',
    },
    publishTime: '2026-10-27',
    products: [9, 10, 11, 12, 13, 14],
    materials: [201, 202, 203, 206, 208, 210, 211],
    picture: {
      name: 'scenes/desk-studio',
      alt: {
        en: 'Desktop printer in a studio',
        zh: '工作室里的桌面打印机',
        de: 'Desktopdrucker in einem Atelier',
      },
    },
  },
  {
    id: 311,
    urlName: 'reflex-firmware-counts-the-hours-of-the-lcd',
    line: 'reflex',
    module: 'news',
    title: {
      en: 'Reflex firmware now tracks LCD hours',
      zh: 'Reflex 固件更新：新增 LCD 计时',
      de: 'Reflex-Firmware zählt jetzt die Betriebsstunden des LCD',
    },
    summary: {
      en: 'A new counter shows how long the LCD has been lit, and an all-black screen in the LCD test shows whether it needs replacing. Print quality is unchanged.',
      zh: '新增计时功能，显示 LCD 累计受光时间；LCD 检测增加全黑画面，便于判断是否需要更换。打印参数不变。',
      de: 'Ein neuer Zähler zeigt die Betriebsstunden des LCD. Der LCD-Test zeigt zum Schluss ein schwarzes Bild: Schimmert es hell durch, lässt der Kontrast nach, und das LCD sollte bald getauscht werden. Am Druck selbst ändert sich nichts.',
    },
    content: {
      en: '<p>The LCD of a resin printer wears out because ultraviolet light bleaches its polarizers, and contrast slowly drops. Until now, the printer counted only the hours of the light source, so nobody could see how far the LCD had aged. A firmware update for Reflex and <a href="/hardware/Reflex-RS">Reflex RS</a> adds a counter and extends the test.</p><h2>What is new</h2><ul><li><strong>LCD hours.</strong> Under About, the display shows how many hours the LCD has been lit, which is less than the printing time. In a typical job with layers of 50 µm that is about a quarter of the time.</li><li><strong>Reminder at 1,800 h.</strong> The reminder tells you to test the LCD, not to replace it. On 40 LCDs from our endurance racks, the first visible faults appeared between 2,100 and 2,600 h.</li><li><strong>Black field.</strong> The LCD test under Tools now ends with a black field of 30 s.</li></ul><h2>How to test</h2><ol><li>Take out tray and platform, wipe the protective glass and lay a sheet of white paper on it. Look through the closed hood: it holds back the ultraviolet light.</li><li>Full area: look for dark or dim spots. Resin on the glass looks like a fault.</li><li>Grid: a missing line points to the ribbon cable or the LCD.</li><li>Black field: the paper should stay dark. If it glows, contrast is too low; prints then leave a thin cured skin in the tray.</li></ol><h2>What you need to know</h2><p>The counter starts with an estimate from the stored jobs. If the LCD has been replaced already, set it to zero in the same place. Counting needs no network. Heliograph Prepare shows the value as well, but only in its Latest version; Legacy is no longer updated and does not work with this firmware. For instructions on replacing the LCD, see <a href="/store/support">support</a>.</p>',
      zh: '<p>树脂打印机的 LCD 属于易损件：紫外光会使偏光片逐渐老化，对比度缓慢下降。以往打印机只统计光源时数，LCD 的老化程度无从得知。本次 Reflex 和 <a href="/hardware/Reflex-RS">Reflex RS</a> 固件更新增加了 LCD 计时，并扩充了检测功能。</p><h2>新增功能</h2><ul><li><strong>LCD 时数：</strong>在“关于”中显示 LCD 实际受光的小时数，而非打印小时数。以 50 µm 层厚的常规任务为例，约占打印时间的四分之一。</li><li><strong>1,800 小时提醒：</strong>提醒您检测，屏还能接着用。在我们的 40 块耐久测试 LCD 中，首次出现可见缺陷的时间为 2,100–2,600 小时。</li><li><strong>全黑画面：</strong>“工具”中的 LCD 检测在最后增加 30 秒全黑画面。</li></ul><h2>检测方法</h2><ol><li>取下料槽和平台，擦净保护玻璃，铺一张白纸。关闭上罩观察，上罩可阻隔紫外光。</li><li>全幅画面：查看有无暗点或偏暗区域。玻璃上残留的树脂看上去与缺陷相同。</li><li>网格画面：缺线说明排线或 LCD 有故障。</li><li>全黑画面：白纸应保持黑暗。若发亮，说明对比度不足，打印时料槽中会留下薄薄一层固化膜。</li></ol><h2>用户须知</h2><p>计时初始值根据已存任务估算。如已更换过 LCD，请在同一位置清零。计时无需联网。赫光 Prepare 也可显示该数值，但仅限最新版；历史稳定版已停止更新，不支持本固件。LCD 更换方法请咨询<a href="/store/support">技术支持</a>。</p>',
      de: '<p>Das LCD eines Resindruckers ist ein Verschleißteil: Ultraviolettes Licht bleicht die Polarisatoren aus, der Kontrast sinkt langsam. Bisher zählte der Drucker nur die Stunden der Lichtquelle; wie weit das LCD gealtert ist, ließ sich nicht erkennen. Ein Firmware-Update für Reflex und <a href="/hardware/Reflex-RS">Reflex RS</a> bringt einen Zähler und erweitert den Test.</p><h2>Neuerungen</h2><ul><li><strong>LCD-Stunden.</strong> Unter „Info“ stehen die Stunden, in denen das LCD durchleuchtet wurde, nicht die Druckstunden. Bei einem üblichen Auftrag mit 50 µm Schichthöhe ist das etwa ein Viertel der Zeit.</li><li><strong>Erinnerung bei 1.800 h.</strong> Sie fordert zum Test auf und bedeutet kein Ende. Bei 40 LCDs im Dauerversuch traten die ersten sichtbaren Fehler zwischen 2.100 und 2.600 h auf.</li><li><strong>Schwarzes Feld.</strong> Der LCD-Test unter „Werkzeuge“ endet jetzt mit 30 s schwarzem Feld.</li></ul><h2>So wird geprüft</h2><ol><li>Wanne und Plattform herausnehmen, das Schutzglas abwischen und ein weißes Blatt darauflegen. Durch die geschlossene Haube schauen; sie hält das ultraviolette Licht zurück.</li><li>Volle Fläche: auf dunkle oder matte Stellen achten. Resin auf dem Glas sieht aus wie ein Fehler.</li><li>Raster: Eine fehlende Linie deutet auf Flachbandkabel oder LCD.</li><li>Schwarzes Feld: Das Papier soll dunkel bleiben. Leuchtet es, ist der Kontrast zu gering; beim Druck bleibt dann eine dünne gehärtete Haut in der Wanne.</li></ol><h2>Gut zu wissen</h2><p>Der Zähler beginnt mit einem Schätzwert aus den gespeicherten Aufträgen. Wurde das LCD bereits getauscht, lässt er sich an derselben Stelle auf null setzen. Gezählt wird auch ohne Netz. Heliograph Prepare zeigt den Wert ebenfalls, aber nur in der aktuellen Version; die Version für ältere Geräte wird nicht mehr aktualisiert und arbeitet mit dieser Firmware nicht zusammen. Eine Anleitung zum LCD-Tausch gibt es beim <a href="/store/support">Support</a>.</p>',
    },
    publishTime: '2026-10-20',
    products: [9, 10],
    materials: [],
    picture: {
      name: 'products/Reflex-RS',
      alt: {
        en: 'Reflex RS printer',
        zh: 'Reflex RS 打印机',
        de: 'Drucker Reflex RS',
      },
    },
  },
  {
    id: 319,
    urlName: 'a-bust-from-hollowing-to-primer',
    line: 'reflex',
    module: 'blogs',
    title: {
      en: 'A bust in two resins: from hollowing to primer',
      zh: '双树脂胸像：从抽壳到底漆',
      de: 'Eine Büste aus zwei Resins: vom Aushöhlen bis zur Grundierung',
    },
    summary: {
      en: 'Face and hands in Figure Skin, clothing in Model Gray: how to split, hollow and join a bust of 170 mm so that the seam disappears.',
      zh: '脸和手用 Figure Skin，服装用 Model Gray。一座 170 mm 高的胸像，分件、抽壳与无痕拼接。',
      de: 'Gesicht und Hände aus Figure Skin, Kleidung aus Model Gray: wie eine Büste von 170 mm geteilt, ausgehöhlt und gefügt wird, damit die Naht verschwindet.',
    },
    content: {
      en: '<p>Skin is the hardest thing to paint. If the face is printed in a resin that already looks like skin, you only have to paint eyes, lips and shadows. This how-to follows a bust of 170 mm on a <a href="/hardware/Reflex">Reflex</a>. It would fit the build height of 220 mm in one piece, but we split it anyway.</p><h2>1. Split where an edge hides the seam</h2><p>Cut along collar, cuffs and hairline. Instead of two flat faces, use a step of 3 mm with a gap of 0.1 mm on each side. The step centers the parts and holds the glue.</p><h2>2. Hollow</h2><p>A wall of 2.5 mm is enough. Put two drain holes of 4 mm into each part, one at the lowest and one at the highest point in printing position. With a single hole, the shell acts as a suction cup and pulls at the film in every layer.</p><h2>3. Orient and support</h2><p>Tilt the face back by 30°, so that the supports are on the back of the head. Use layers of 50 µm for clothing and 30 µm for the face.</p><h2>4. Wash and cure</h2><ul><li>Figure Skin: 4 min in fresh isopropanol, 20 min of drying, 6 min of curing. Longer curing turns the light tone yellow.</li><li>Model Gray: 5 min, rinse, 20 min, then 10 min. Turn the hollow part so that light gets inside.</li></ul><p>When a bust cracks weeks later, resin left inside is the usual cause. Shine a lamp through the drain hole; if it glistens, wash again.</p><h2>5. Sand, join, prime</h2><ol><li>Sand support marks with 400 grit, wet.</li><li>Glue the step with cyanoacrylate, fill the seam with the gray resin and cure it for 20 s with a handheld UV lamp.</li><li>Prime the clothing only. Mask the face, or prime before joining.</li></ol><p>Printing took 9 h for the clothing and 6 h for face and hands. Our own work took a little under two hours before painting.</p>',
      zh: '<p>皮肤最难涂装。如果面部直接用接近肤色的树脂打印，就只剩眼睛、嘴唇和阴影需要处理。本文以一座 170 mm 高的胸像为例，打印机为 <a href="/hardware/Reflex">Reflex</a>。其成型高度为 220 mm，本可一次打印，但我们仍然选择拆件。</p><h2>1. 沿可遮挡接缝的棱线拆件</h2><p>沿衣领、袖口和发际线切分。接合面不要做成两个平面，而应设 3 mm 高的台阶，单边间隙 0.1 mm，既能定位，又便于胶合。</p><h2>2. 抽壳</h2><p>壁厚 2.5 mm 即可。每个部件开两个 4 mm 的排液孔，分别位于打印姿态的最低点和最高点。只开一个孔时，壳体如同吸盘，每一层都会拉扯离型膜。</p><h2>3. 摆放与支撑</h2><p>面部后仰 30°，使支撑落在后脑。服装层厚 50 µm，面部 30 µm。</p><h2>4. 清洗与固化</h2><ul><li>Figure Skin：用干净的异丙醇清洗 4 分钟，晾干 20 分钟，固化 6 分钟；时间过长，浅肤色会发黄。</li><li>Model Gray：清洗 5 分钟并漂洗，晾干 20 分钟，固化 10 分钟；空心件中途翻转，使内壁受光。</li></ul><p>胸像数周后开裂，多半是内部残留树脂所致。用手电从排液孔照入检查，若有反光，应重新清洗。</p><h2>5. 打磨、拼接、底漆</h2><ol><li>支撑痕迹用 400 目砂纸水磨。</li><li>台阶处用瞬干胶粘接，接缝以同款灰色树脂填补，再用光固化灯照 20 秒。</li><li>只给服装上底漆。面部应遮盖，或在拼接之前上底漆。</li></ol><p>打印用时：服装 9 小时，面部和双手 6 小时；涂装之前的手工操作不到两小时。</p>',
      de: '<p>Haut ist am schwersten zu bemalen. Ist das Gesicht aus einem Resin gedruckt, das schon wie Haut aussieht, bleiben nur Augen, Lippen und Schatten. Diese Anleitung begleitet eine 170 mm hohe Büste auf einem <a href="/hardware/Reflex">Reflex</a>. Mit 220 mm Bauhöhe ginge sie in einem Stück hinein; wir teilen sie trotzdem.</p><h2>1. Teilen, wo eine Kante die Naht verdeckt</h2><p>Entlang von Kragen, Manschetten und Haaransatz schneiden. Statt zweier ebener Flächen einen Absatz von 3 mm mit 0,1 mm Spalt je Seite anlegen: Er zentriert die Teile und hält den Kleber.</p><h2>2. Aushöhlen</h2><p>Eine Wand von 2,5 mm genügt. Jedes Teil bekommt zwei Ablauflöcher von 4 mm, eines am tiefsten und eines am höchsten Punkt in Drucklage. Mit nur einem Loch wirkt die Schale wie ein Saugnapf und zerrt bei jeder Schicht an der Folie.</p><h2>3. Ausrichten und abstützen</h2><p>Das Gesicht um 30° nach hinten neigen, damit die Supports am Hinterkopf stehen. Schichten von 50 µm für die Kleidung, 30 µm für das Gesicht.</p><h2>4. Waschen und nachhärten</h2><ul><li>Figure Skin: 4 min in frischem Isopropanol, 20 min trocknen, 6 min nachhärten. Länger nachgehärtet vergilbt der helle Ton.</li><li>Model Gray: 5 min, nachspülen, 20 min trocknen, dann 10 min. Das hohle Teil wenden, damit Licht ins Innere gelangt.</li></ul><p>Reißt eine Büste nach Wochen, liegt es meist an Resinresten im Inneren. Mit einer Lampe durch das Ablaufloch leuchten; glänzt es, noch einmal waschen.</p><h2>5. Schleifen, fügen, grundieren</h2><ol><li>Supportstellen nass mit 400er Papier schleifen.</li><li>Den Absatz mit Sekundenkleber kleben, die Naht mit dem grauen Resin füllen und 20 s mit der UV-Handlampe härten.</li><li>Nur die Kleidung grundieren. Das Gesicht abkleben oder vor dem Fügen grundieren.</li></ol><p>Der Druck dauerte 9 h für die Kleidung und 6 h für Gesicht und Hände, unsere Arbeit vor dem Bemalen knapp zwei Stunden.</p>',
    },
    publishTime: '2022-09-06',
    products: [9],
    materials: [201, 203],
    picture: {
      name: 'parts/figure',
      alt: {
        en: 'Printed figure',
        zh: '打印的手办',
        de: 'Gedruckte Figur',
      },
    },
  },
  {
    id: 320,
    urlName: 'casting-a-signet-ring-from-a-printed-pattern',
    line: 'reflex',
    module: 'blogs',
    title: {
      en: 'Casting a signet ring from a printed pattern',
      zh: '从打印蜡型到铸造图章戒',
      de: 'Siegelring nach gedrucktem Modell gegossen',
    },
    summary: {
      en: 'A two-person jewelry shop casts solid rings from Reflex Wax Cast: 55 of 60 castings needed only finishing. With sizes, sprues and furnace program.',
      zh: '一家两人首饰工作室用 Reflex Wax Cast 铸造实心戒指，60 件中 55 件只需常规执模。附手寸补偿、铸道和焙烧程序。',
      de: 'Eine Goldschmiede mit zwei Personen gießt massive Ringe nach Modellen aus Reflex Wax Cast. Von 60 Güssen mussten 55 nur versäubert werden. Mit Maßen, Gusskanälen und Ofenprogramm.',
    },
    content: {
      en: '<p>A signet ring has a simple shape but is hard to cast, with a thick plate on a thin shank. A two-person jewelry shop in Pforzheim used to spend three hours carving each one in wax. Now the blank is drawn once, only the crest and size change, and a <a href="/hardware/Reflex">Reflex</a> prints up to 14 patterns overnight in Reflex Wax Cast.</p><h2>Drawing</h2><ul><li>Make the pattern 1.6% larger. On 12 silver rings, measured with a ring stick and a caliper, pattern and casting together had shrunk by that much.</li><li>Engrave lettering at least 0.3 mm wide and 0.25 mm deep.</li><li>Round the transition from plate to shank with a radius of 1 mm, or it tears in casting.</li></ul><h2>Printing</h2><p>Print in layers of 30 µm with the plate tilted by 40° and supports on the back of the plate and inside the shank. Warm the bottle to 25 to 30 °C and shake until no wax is left on the bottom. Wash for 3 min, dry for 30 min away from heat, cure for 10 min without heat.</p><h2>Sprues and investment</h2><p>Attach a sprue 3 mm in diameter with hot wax to the plate, the thickest spot. Use gypsum-bonded jewelry investment and let it set for 2 h before the flask goes into the oven.</p><h2>Furnace</h2><ol><li>150 °C for 2 h: the wax melts and makes room.</li><li>370 °C for 2 h: the resin decomposes.</li><li>730 °C for 4 h with extraction and air: the rest burns off.</li><li>1 h at casting temperature. All ramps at 3 °C per minute.</li></ol><h2>Sixty castings</h2><p>Of 60 rings in silver and yellow gold, 55 needed only finishing. Two had fins, after the set time had been cut to 1 h; two had pores behind the plate, which a thicker sprue fixed; one crest was unreadable because of resin left in the lettering. Each ring now takes about 40 min of work before polishing. Patterns thinner than 2 mm belong in Wax Cast Filigree, which runs on the Reflex RS. Both are listed under <a href="/material/1-casting">castable resins</a>.</p>',
      zh: '<p>图章戒形状简单，铸造却不容出错：戒面厚，戒圈薄。德国普福尔茨海姆一家两人工作室，过去手工雕蜡每件需 3 小时；现在戒坯只画一次，每次只改纹章和手寸，用 <a href="/hardware/Reflex">Reflex</a> 和 Reflex Wax Cast 一夜最多打印 14 件蜡型。</p><h2>设计</h2><ul><li>蜡型放大 1.6%。用戒指棒和卡尺测量 12 枚银戒，蜡型与铸造的总收缩即为该值。</li><li>刻字线宽不小于 0.3 mm，深度不小于 0.25 mm。</li><li>戒面与戒圈过渡处倒 1 mm 圆角，否则铸造时易开裂。</li></ul><h2>打印</h2><p>层厚 30 µm，戒面倾斜 40°，支撑加在戒面背面和戒圈内侧。树脂预热至 25–30 °C，摇匀至瓶底无蜡沉积。清洗 3 分钟，远离热源晾干 30 分钟，不加热固化 10 分钟。</p><h2>铸道与包埋</h2><p>铸道直径 3 mm，用热蜡接在最厚的戒面上。使用石膏型首饰铸粉，凝固 2 小时后钢盅方可入炉。</p><h2>焙烧</h2><ol><li>150 °C 保温 2 小时：蜡先熔出，留出膨胀空间。</li><li>370 °C 保温 2 小时：树脂分解。</li><li>730 °C 保温 4 小时，保证排风和供气：烧尽残留物。</li><li>铸造温度保温 1 小时。各段升温速率均为 3 °C/min。</li></ol><h2>60 件结果</h2><p>60 枚银戒和黄金戒指中，55 枚只需常规执模。2 枚出现飞边，原因是凝固时间缩短为 1 小时；2 枚戒面背后有气孔，加粗铸道后解决；1 枚因刻字中残留树脂而纹章不清。抛光之前，每件操作时间约 40 分钟。截面小于 2 mm 的款式应使用 Wax Cast Filigree，适配 Reflex RS。两种树脂均见<a href="/material/1-casting">铸造树脂</a>。</p>',
      de: '<p>Ein Siegelring ist einfach geformt und beim Gießen heikel: eine dicke Platte an einer dünnen Schiene. Eine Goldschmiede in Pforzheim mit zwei Personen hat jeden Ring drei Stunden lang in Wachs geschnitten. Heute wird der Rohling einmal gezeichnet, nur Wappen und Weite ändern sich, und ein <a href="/hardware/Reflex">Reflex</a> druckt über Nacht bis zu 14 Modelle aus Reflex Wax Cast.</p><h2>Zeichnen</h2><ul><li>Das Modell 1,6 % größer anlegen. So viel waren Modell und Guss zusammen geschrumpft, gemessen an 12 Silberringen mit Ringstock und Messschieber.</li><li>Schrift mindestens 0,3 mm breit und 0,25 mm tief eingravieren.</li><li>Den Übergang von der Platte zur Schiene mit 1 mm ausrunden, sonst reißt er beim Guss.</li></ul><h2>Drucken</h2><p>Schichten von 30 µm, die Platte um 40° geneigt, Supports auf der Plattenrückseite und innen an der Schiene. Die Flasche auf 25 bis 30 °C erwärmen und schütteln, bis sich am Boden kein Wachs mehr absetzt. 3 min waschen, 30 min abseits von Wärme trocknen, 10 min ohne Wärme nachhärten.</p><h2>Gusskanal und Einbettmasse</h2><p>Der Gusskanal sitzt mit 3 mm Durchmesser an der Platte, also an der dicksten Stelle, und wird mit heißem Wachs angesetzt. Gipsgebundene Schmuckeinbettmasse verwenden und 2 h abbinden lassen, bevor die Küvette in den Ofen kommt.</p><h2>Ofen</h2><ol><li>150 °C für 2 h: Das Wachs schmilzt und schafft Platz.</li><li>370 °C für 2 h: Das Resin zersetzt sich.</li><li>730 °C für 4 h mit Absaugung und Luftzufuhr: Der Rest verbrennt.</li><li>1 h bei Gießtemperatur. Alle Rampen mit 3 °C/min.</li></ol><h2>Sechzig Güsse</h2><p>Von 60 Ringen in Silber und Gelbgold mussten 55 nur versäubert werden. Zwei hatten Gussfahnen, weil die Abbindezeit auf 1 h verkürzt worden war; zwei hatten Poren hinter der Platte, behoben durch einen dickeren Gusskanal; ein Wappen war wegen Resinresten in der Schrift unleserlich. Die Arbeit je Ring beträgt vor dem Polieren noch etwa 40 min. Für Modelle unter 2 mm ist Wax Cast Filigree gedacht, das auf dem Reflex RS läuft. Beide stehen unter <a href="/material/1-casting">Ausbrennbare Resins</a>.</p>',
    },
    publishTime: '2024-11-12',
    products: [9],
    materials: [206, 207],
    picture: {
      name: 'parts/signet-rings',
      alt: {
        en: 'Two green signet ring patterns, one of them standing on its sprue',
        zh: '两件绿色图章戒蜡型，其中一件立在铸道上',
        de: 'Zwei grüne Siegelringmodelle, eines steht auf seinem Gusskanal',
      },
    },
  },
  {
    id: 321,
    urlName: 'a-drilling-jig-for-a-small-workshop',
    line: 'reflex',
    module: 'blogs',
    title: {
      en: 'A drilling jig for a small workshop, printed and checked',
      zh: '小型工坊的钻孔夹具：打印与检验',
      de: 'Eine Bohrvorrichtung für die kleine Werkstatt, gedruckt und geprüft',
    },
    summary: {
      en: 'A cabinet shop prints its jigs in Tough Tool with steel bushings and its gauges in Rigid Fixture. See tolerances, wear and the three versions it took.',
      zh: '一家木工坊用 Tough Tool 打印带钢套的钻孔夹具，用 Rigid Fixture 打印检具。文中介绍公差、磨损和三次改版。',
      de: 'Eine Tischlerei druckt Bohrvorrichtungen aus Tough Tool mit Stahlbuchsen und Lehren aus Rigid Fixture. Toleranzen, Verschleiß und drei Anläufe, bis es passte.',
    },
    content: {
      en: '<p>A five-person cabinet shop in Jutland makes doors with concealed hinges in eleven patterns. A milled jig for each would have cost more than the order. The jigs are now drawn in an evening and printed on a <a href="/hardware/Reflex-RS">Reflex RS</a>, whose 222 × 122 mm platform fits most of them in one piece.</p><h2>Which resin for which part</h2><ul><li><strong>Tough Tool</strong> for the body. It survives a fall from the bench, and its surface does not mark lacquered wood.</li><li><strong>Rigid Fixture</strong> for gauges and stops that must not flex.</li><li><strong>Steel bushings</strong> wherever a drill turns. In a test with resin alone, a bore of 8.0 mm measured 8.4 mm after 50 holes in oak.</li></ul><h2>Three versions</h2><ol><li>The bushing was pressed into a bore printed to size. The boss split. Now the bore is printed 0.1 mm larger, and the bushing is bonded.</li><li>The plate bowed by 0.6 mm over 180 mm. It had been cured lying on its supports; laid flat on a metal plate and left there to cool, it stayed within 0.15 mm.</li><li>Chips lifted the jig. Slots of 6 mm next to each bushing let them out.</li></ol><h2>Settings</h2><p>Use layers of 100 µm for the body and 50 µm for gauges. Tilt the jig by 20°, with supports on the side away from the workpiece. Wash in two baths of 4 min, dry for 30 min, cure for 20 min at 60 °C. Without the heat, Tough Tool stays softer than its data sheet says.</p><h2>After 600 doors</h2><p>The hole pattern was measured with a caliper on every fiftieth door: all twelve stayed within ±0.2 mm of the drawing, which the hinge can adjust for. The bushings were unchanged; the contact edge of the stop had worn by 0.05 mm. Resin per jig comes to about 140 g, print time to just under three hours. One jig crept out of shape in the sun behind the shop window, because Tough Tool yields under load above 45 °C. The jigs now hang on an inside wall.</p>',
      zh: '<p>丹麦日德兰半岛一家五人木工坊制作带暗铰链的柜门，共有 11 种孔位。若每种都加工金属夹具，成本会超过订单本身。现在只需一晚上画图，用 <a href="/hardware/Reflex-RS">Reflex RS</a> 打印，222 × 122 mm 的幅面大多可一次成型。</p><h2>材料分工</h2><ul><li><strong>Tough Tool</strong> 用于夹具本体：从工作台上跌落也不会断，表面不会划伤漆面木料。</li><li><strong>Rigid Fixture</strong> 用于检具和挡块，这些部位不允许变形。</li><li><strong>钢套</strong>用于所有钻孔部位。曾试过不用钢套：在橡木上钻 50 个孔后，8.0 mm 的孔已扩大到 8.4 mm。</li></ul><h2>三次改版</h2><ol><li>起初孔径按钢套外径打印，压入时凸台开裂。现将孔径放大 0.1 mm，钢套改为胶接。</li><li>底板在 180 mm 长度上翘曲 0.6 mm，原因是带支撑放置固化。改为平放在金属板上固化并随板冷却，翘曲控制在 0.15 mm 以内。</li><li>木屑把夹具顶起。后在每个钢套旁开 6 mm 排屑槽。</li></ol><h2>参数</h2><p>本体层厚 100 µm，检具 50 µm。夹具倾斜 20° 打印，支撑加在背离工件的一面。清洗两次，每次 4 分钟，晾干 30 分钟，在 60 °C 下固化 20 分钟。若不加热，Tough Tool 会偏软，达不到数据表标称值。</p><h2>600 扇门之后</h2><p>每 50 扇门抽取一扇，用卡尺测量孔位：所抽 12 扇与图纸的偏差均在 ±0.2 mm 以内，处于铰链可调范围。钢套无变化，挡块接触边磨损 0.05 mm。每副夹具耗用树脂约 140 g，打印不到三小时。有一副夹具放在窗边，日晒后变形，因为 Tough Tool 在 45 °C 以上持续受力会蠕变。现在夹具都挂在内墙上。</p>',
      de: '<p>Eine Tischlerei in Jütland mit fünf Personen baut Schranktüren mit verdeckten Scharnieren in elf Lochbildern. Für jedes eine gefräste Vorrichtung hätte mehr gekostet als der Auftrag. Heute werden die Vorrichtungen an einem Abend gezeichnet und auf einem <a href="/hardware/Reflex-RS">Reflex RS</a> gedruckt; auf 222 × 122 mm passen die meisten in einem Stück.</p><h2>Welches Resin für welches Teil</h2><ul><li><strong>Tough Tool</strong> für den Körper. Es übersteht den Sturz von der Werkbank und hinterlässt auf lackiertem Holz keine Spuren.</li><li><strong>Rigid Fixture</strong> für Lehren und Anschläge, die nicht nachgeben dürfen.</li><li><strong>Stahlbuchsen</strong> überall, wo sich ein Bohrer dreht. Ohne Buchse maß eine Bohrung von 8,0 mm nach 50 Löchern in Eiche 8,4 mm.</li></ul><h2>Drei Anläufe</h2><ol><li>Die Buchse wurde in eine maßgenau gedruckte Bohrung gepresst. Der Dom riss. Jetzt ist die Bohrung 0,1 mm größer und die Buchse eingeklebt.</li><li>Die Platte verzog sich auf 180 mm um 0,6 mm. Sie war auf ihren Supports liegend nachgehärtet worden; flach auf einer Metallplatte nachgehärtet und dort abgekühlt, blieb sie innerhalb von 0,15 mm.</li><li>Späne hoben die Vorrichtung an. Schlitze von 6 mm neben jeder Buchse lassen sie heraus.</li></ol><h2>Einstellungen</h2><p>Schichten von 100 µm für den Körper, 50 µm für Lehren. Die Vorrichtung wird um 20° geneigt gedruckt, Supports auf der vom Werkstück abgewandten Seite. Zwei Bäder zu 4 min, 30 min trocknen, 20 min bei 60 °C nachhärten. Ohne Wärme bleibt Tough Tool weicher, als das Datenblatt angibt.</p><h2>Nach 600 Türen</h2><p>An jeder fünfzigsten Tür wurde das Lochbild mit dem Messschieber geprüft: Alle zwölf lagen innerhalb von ±0,2 mm zur Zeichnung, das gleicht das Scharnier aus. Die Buchsen waren unverändert, die Anlagekante des Anschlags um 0,05 mm abgenutzt. Je Vorrichtung werden rund 140 g Resin und knapp drei Stunden Druckzeit gebraucht. Eine verzog sich in der Sonne hinter dem Werkstattfenster, denn Tough Tool kriecht unter Last über 45 °C. Seitdem hängen sie an der Innenwand.</p>',
    },
    publishTime: '2024-08-13',
    products: [10],
    materials: [208, 209],
    picture: {
      name: 'parts/end-use-parts',
      alt: {
        en: 'Printed housing, nozzle, bellows and bracket',
        zh: '打印的外壳、喷嘴、波纹管和支架',
        de: 'Gedrucktes Gehäuse, Düse, Faltenbalg und Halterung',
      },
    },
  },
  {
    id: 322,
    urlName: 'dlp-and-lcd-two-ways-of-lighting-a-layer',
    line: 'reflex',
    module: 'articles',
    title: {
      en: 'DLP and LCD compared',
      zh: 'DLP 与 LCD：两种面曝光方式',
      de: 'DLP und LCD: zwei Wege, eine Schicht zu belichten',
    },
    summary: {
      en: 'Both expose a whole layer at once. They differ in where the image is formed, how long it stays consistent and what the wear parts cost.',
      zh: '均为整层一次曝光，区别在于成像方式、稳定时间和易损件费用。',
      de: 'Beide belichten eine ganze Schicht auf einmal. Sie unterscheiden sich darin, wo das Bild entsteht, wie lange es gleichmäßig bleibt und was die Verschleißteile kosten.',
    },
    content: {
      en: '<p>Resin printers of both kinds cure a layer in a few seconds, however many parts are on the platform. Heliograph builds both: the dental machines are DLP, the Reflex line is LCD, because their jobs differ.</p><h2>How the image is formed</h2><p>In <strong>DLP</strong>, a light source shines on an array of small mirrors; those tilted one way send their light through a lens onto the bottom of the tray. In <strong>LCD</strong>, a panel lies directly under the tray and lets light through or holds it back, pixel by pixel. The image is as large as the panel, without a lens.</p><h2>Where they differ</h2><table><thead><tr><th>Feature</th><th>DLP</th><th>LCD</th></tr></thead><tbody><tr><td>Pixel</td><td>Depends on lens and area: 53 µm on A2D 4K</td><td>Fixed by the panel: 33 µm on Reflex</td></tr><tr><td>Contrast</td><td>Little light from dark mirrors, some scatter in the lens</td><td>A little light passes dark pixels</td></tr><tr><td>Evenness</td><td>Falls toward the corners, corrected by a mask</td><td>Depends on the lamps below, corrected by a mask</td></tr><tr><td>Wavelength</td><td>385 nm is no problem</td><td>405 nm, since shorter light ages the panel</td></tr><tr><td>Service life</td><td>Light source over 30,000 h on A2D 4K</td><td>Panel over 2,000 h of light on Reflex, then replaced by the user</td></tr></tbody></table><h2>What that means in use</h2><ul><li>A dental lab prints the same indication for years and has to show that the process has not changed. Stable light matters more than the smallest pixel, and tooth-colored resins need 385 nm.</li><li>A studio prints figures with fine texture on one day and a tall housing on the next. An LCD gives it a small pixel over a large area at a moderate price. <a href="/hardware/Reflex">Reflex</a> offers 192 × 121 × 220 mm.</li></ul><h2>What pixel size does not tell you</h2><p>It gives the step in which an edge can be placed in the plane. Shrinkage, light scatter in the resin, layer height and peel force matter as well, and often more. Compare printed parts in the resin you will use; <a href="/material/bm">samples</a> cost nothing.</p>',
      zh: '<p>这两类树脂打印机都能在几秒内固化一整层，与平台上零件多少无关。赫光两种都做：齿科机型采用 DLP，Reflex 系列采用 LCD，原因在于用途不同。</p><h2>图像如何生成</h2><p><strong>DLP</strong> 由光源照射微镜阵列，偏转到“开”方向的微镜把光经镜头投射到料槽底部。<strong>LCD</strong> 则把面板直接置于料槽下方，逐个像素透光或遮光；图像与面板等大，无需镜头。</p><h2>主要区别</h2><table><thead><tr><th>项目</th><th>DLP</th><th>LCD</th></tr></thead><tbody><tr><td>像素尺寸</td><td>取决于镜头和幅面，A2D 4K 为 53 µm</td><td>由面板决定，Reflex 为 33 µm</td></tr><tr><td>对比度</td><td>暗态漏光少，镜头有少量杂散光</td><td>暗态像素有少量漏光</td></tr><tr><td>均匀性</td><td>向四角衰减，以灰度掩模校正</td><td>取决于背光灯组，以灰度掩模校正</td></tr><tr><td>波长</td><td>可用 385 nm</td><td>405 nm，更短波长会加速面板老化</td></tr><tr><td>寿命</td><td>A2D 4K 光源超过 3 万小时</td><td>Reflex 面板受光超过 2,000 小时，由用户更换</td></tr></tbody></table><h2>对使用者意味着什么</h2><ul><li>义齿加工厂多年打印同一类修复体，须证明工艺未变，光源稳定比像素更小更重要；牙色树脂也需要 385 nm。</li><li>工作室今天打印纹理细腻的手办，明天打印高大的外壳。大幅面、小像素、价格适中，正是 LCD 的长处。<a href="/hardware/Reflex">Reflex</a> 的成型尺寸为 192 × 121 × 220 mm。</li></ul><h2>像素尺寸说明不了什么</h2><p>像素尺寸只表示边缘在平面内的定位步距。收缩、树脂中的光散射、层厚和离型力同样影响结果，而且往往影响更大。选型时应比较用目标树脂打印的实物，<a href="/material/bm">样件</a>可免费申请。</p>',
      de: '<p>Beide Arten von Resindruckern härten eine Schicht in wenigen Sekunden, gleich wie viele Teile auf der Plattform stehen. Heliograph baut beide: Die Dentalgeräte arbeiten mit DLP, die Reflex-Linie mit LCD. Die Gründe liegen in den Aufgaben.</p><h2>Wie das Bild entsteht</h2><p>Bei <strong>DLP</strong> beleuchtet eine Lichtquelle ein Feld kleiner Spiegel; die in eine Richtung gekippten lenken ihr Licht durch ein Objektiv auf den Wannenboden. Bei <strong>LCD</strong> liegt ein Panel direkt unter der Wanne und lässt Licht Pixel für Pixel durch oder hält es zurück. Das Bild ist so groß wie das Panel, ein Objektiv entfällt.</p><h2>Worin sie sich unterscheiden</h2><table><thead><tr><th>Merkmal</th><th>DLP</th><th>LCD</th></tr></thead><tbody><tr><td>Pixel</td><td>Abhängig von Objektiv und Fläche: beim A2D 4K 53 µm</td><td>Durch das Panel vorgegeben: beim Reflex 33 µm</td></tr><tr><td>Kontrast</td><td>Wenig Restlicht dunkler Spiegel, etwas Streulicht im Objektiv</td><td>Dunkle Pixel lassen etwas Licht durch</td></tr><tr><td>Gleichmäßigkeit</td><td>Fällt zu den Ecken ab, wird per Maske korrigiert</td><td>Abhängig von den Lampen darunter, wird per Maske korrigiert</td></tr><tr><td>Wellenlänge</td><td>385 nm problemlos</td><td>405 nm, da kürzeres Licht das Panel altern lässt</td></tr><tr><td>Lebensdauer</td><td>Lichtquelle beim A2D 4K über 30.000 h</td><td>Panel beim Reflex über 2.000 Lichtstunden, dann vom Anwender getauscht</td></tr></tbody></table><h2>Folgen für die Praxis</h2><ul><li>Ein Labor druckt jahrelang dieselbe Indikation und muss zeigen, dass der Prozess gleich geblieben ist. Stabiles Licht zählt mehr als das kleinste Pixel, und zahnfarbene Resins brauchen 385 nm.</li><li>Ein Atelier druckt heute Figuren mit feiner Struktur und morgen ein hohes Gehäuse. Kleine Pixel auf großer Fläche zu einem mäßigen Preis sind die Stärke von LCD. Der <a href="/hardware/Reflex">Reflex</a> bietet 192 × 121 × 220 mm.</li></ul><h2>Grenzen der Pixelangabe</h2><p>Sie nennt den Schritt, in dem sich eine Kante in der Ebene setzen lässt. Schrumpfung, Lichtstreuung im Resin, Schichthöhe und Abzugskraft entscheiden mit, oft sogar stärker. Vergleichen Sie am besten gedruckte Teile aus dem Resin, das Sie verwenden wollen; <a href="/material/bm">Muster</a> sind kostenlos.</p>',
    },
    publishTime: '2025-07-22',
    products: [2, 9],
    materials: [],
    picture: {
      name: 'scenes/in-use-reflex-rs',
      alt: {
        en: 'Reflex RS with open hood and a printed part on the platform',
        zh: '打开罩盖的 Reflex RS，平台上是打印件',
        de: 'Reflex RS mit offener Haube und einem gedruckten Teil an der Plattform',
      },
    },
  },
  {
    id: 325,
    urlName: 'supports-where-to-put-them-and-when-to-leave-them-out',
    line: 'reflex',
    module: 'articles',
    title: {
      en: 'Supports: where to put them and when to skip them',
      zh: '支撑的添加：位置与无需支撑的情况',
      de: 'Supports: wo sie hingehören und wann es ohne geht',
    },
    summary: {
      en: 'Supports hold a part against the pull of the film. Angle, number and order of removal decide how much cleanup they leave.',
      zh: '支撑用于抵抗离型力。角度、截面积和去除顺序决定后处理工作量。',
      de: 'Supports halten ein Teil gegen den Zug der Folie. Winkel, Querschnitt und Reihenfolge beim Entfernen bestimmen die Nacharbeit.',
    },
    content: {
      en: '<p>In a resin printer the part hangs from the platform, and after each layer it is pulled off a film. Supports resist this pull more than gravity, which explains most of the rules.</p><h2>Angle first</h2><p>Peel force grows with the area of a layer. A plate of 80 × 50 mm printed flat has to be pulled off with 40 cm² each time; tilted by 30°, its largest layer is a narrow strip. Tilting also spreads layer steps. An angle of 30 to 45° has worked best for engraved faces, and 60° or more for tubes.</p><h2>Where they belong</h2><ul><li>Under each <strong>island</strong>: any spot that begins in mid-air. Heliograph Prepare marks islands in red when it slices.</li><li>Along lower edges, every 3 to 5 mm. The first layers of an edge carry the pull alone.</li><li>On faces that will be sanded or hidden. Never on joints, threads or the parting line of a master.</li></ul><h2>How thick</h2><table><thead><tr><th>Tip</th><th>For</th><th>Mark left</th></tr></thead><tbody><tr><td>0.25 mm</td><td>Faces, fine engraving</td><td>Hardly visible</td></tr><tr><td>0.4 mm</td><td>Most parts</td><td>Sand with 400 grit</td></tr><tr><td>0.8 mm</td><td>Heavy or soft parts</td><td>Cut, then sand</td></tr></tbody></table><p>Many thin tips hold more evenly than a few thick ones. Flexible resin needs about half again as many, because it stretches at each tip.</p><h2>When to leave them out</h2><p>A part with a flat base, upright walls and overhangs above 45° can stand on the platform itself. Plan 0.3 mm more at the bottom, since the first layers are overexposed and spread. A chamfer of 0.5 mm keeps the edge free.</p><h2>Removing</h2><ol><li>After washing and drying, before curing: tips snap off cleanly.</li><li>Exception: thin parts in Detail Beige and Wax Cast Filigree are cured on their supports, so that they stay straight.</li><li>Cut large parts free from the top down, so that nothing heavy hangs on the last tips.</li></ol>',
      zh: '<p>树脂打印时，零件倒挂在平台上，每一层都要从离型膜上拉开。支撑主要用来抵抗这一拉力，而不是重力。明白这一点，多数规则便不难理解。</p><h2>先定角度</h2><p>离型力随单层截面积增大。80 × 50 mm 的平板若平放打印，每层要拉开 40 cm²；倾斜 30° 后，最大的一层也只是窄窄一条。倾斜还能使层纹分散。有刻纹的表面以 30–45° 为宜，管状零件宜在 60° 以上。</p><h2>加在哪里</h2><ul><li>每个<strong>孤岛</strong>下方，即悬空起始的部位。赫光 Prepare 切片时会用红色标出。</li><li>沿下边缘每隔 3–5 mm 加一个，因为边缘的最初几层独自承受拉力。</li><li>加在需要打磨或看不见的面上，不要加在配合面、螺纹和翻模原型的分型线上。</li></ul><h2>多粗合适</h2><table><thead><tr><th>触点直径</th><th>适用</th><th>残留痕迹</th></tr></thead><tbody><tr><td>0.25 mm</td><td>面部、细刻纹</td><td>几乎不可见</td></tr><tr><td>0.4 mm</td><td>大多数零件</td><td>用 400 目砂纸打磨</td></tr><tr><td>0.8 mm</td><td>较重或柔软的零件</td><td>剪断后打磨</td></tr></tbody></table><p>多个细触点比少数粗触点受力更均匀。柔性树脂在每个触点处都会被拉伸，支撑数量须增加约一半。</p><h2>何时可以不加</h2><p>底面平整、侧壁竖直，且悬垂面与水平面夹角大于 45° 的零件，可直接立在平台上。底层曝光过量，会向外扩展，因此底部应留出 0.3 mm 余量，边缘倒角 0.5 mm。</p><h2>如何去除</h2><ol><li>清洗、干燥之后，固化之前去除，触点断口干净。</li><li>例外：Detail Beige 和 Wax Cast Filigree 的薄壁细件应带支撑固化，以免变形。</li><li>大件自上而下剪除，避免重量悬在最后几个触点上。</li></ol>',
      de: '<p>Im Resindrucker hängt das Teil an der Plattform und wird nach jeder Schicht von einer Folie abgezogen. Supports halten eher gegen diesen Zug als gegen die Schwerkraft. Daraus folgen die meisten Regeln.</p><h2>Zuerst der Winkel</h2><p>Die Abzugskraft wächst mit der Fläche der Schicht. Eine flach gedruckte Platte von 80 × 50 mm muss jedes Mal mit 40 cm² abgezogen werden; um 30° geneigt, ist ihre größte Schicht ein schmaler Streifen. Neigen verteilt zugleich die Schichtstufen. Für gravierte Flächen haben sich 30 bis 45° bewährt, für Rohre 60° und mehr.</p><h2>Wohin sie gehören</h2><ul><li>Unter jede <strong>Insel</strong>, also jede Stelle, die in der Luft beginnt. Heliograph Prepare markiert Inseln beim Slicen rot.</li><li>Entlang der unteren Kanten alle 3 bis 5 mm. Die ersten Schichten einer Kante tragen den Zug allein.</li><li>Auf Flächen, die geschliffen werden oder verdeckt sind. Nie auf Passflächen, Gewinde oder die Trennebene eines Urmodells.</li></ul><h2>Wie dick</h2><table><thead><tr><th>Spitze</th><th>Für</th><th>Spur</th></tr></thead><tbody><tr><td>0,25 mm</td><td>Gesichter, feine Gravuren</td><td>Kaum sichtbar</td></tr><tr><td>0,4 mm</td><td>Die meisten Teile</td><td>Mit 400er Papier schleifen</td></tr><tr><td>0,8 mm</td><td>Schwere oder weiche Teile</td><td>Abschneiden, dann schleifen</td></tr></tbody></table><p>Viele dünne Spitzen halten gleichmäßiger als wenige dicke. Flexibles Resin braucht etwa anderthalbmal so viele, weil es sich an jeder Spitze dehnt.</p><h2>Wann es ohne geht</h2><p>Ein Teil mit ebenem Boden, senkrechten Wänden und Überhängen über 45° kann direkt auf der Plattform stehen. Unten 0,3 mm zugeben, denn die ersten Schichten sind überbelichtet und gehen in die Breite. Eine Fase von 0,5 mm hält die Kante frei.</p><h2>Entfernen</h2><ol><li>Nach dem Waschen und Trocknen, vor dem Nachhärten: Die Spitzen brechen sauber ab.</li><li>Ausnahme: Dünne Teile aus Detail Beige und Wax Cast Filigree werden auf den Supports nachgehärtet, damit sie gerade bleiben.</li><li>Große Teile von oben nach unten freischneiden, damit nichts Schweres an den letzten Spitzen hängt.</li></ol>',
    },
    publishTime: '2023-10-17',
    products: [9, 10],
    materials: [201, 202, 205, 207, 213],
    picture: {
      name: 'parts/finishing-stages',
      alt: {
        en: 'The same mouse shell three times: on its supports, primed, and lacquered',
        zh: '同一款鼠标外壳的三个阶段：带支撑、喷底漆、上光漆',
        de: 'Dieselbe Mausschale dreimal: auf ihren Supports, grundiert und lackiert',
      },
    },
  },
  {
    id: 326,
    urlName: 'washing-printed-parts-what-the-bath-does-and-when-it-is-used-up',
    line: 'reflex',
    module: 'articles',
    title: {
      en: 'Washing printed parts: how to tell when a bath is spent',
      zh: '打印件清洗：清洗液的使用与更换',
      de: 'Gedruckte Teile waschen: was das Bad leistet und wann es verbraucht ist',
    },
    summary: {
      en: 'Two short baths clean better than one long one. How to tell a spent bath by its density, and what to do with the isopropanol afterward.',
      zh: '短时清洗两次优于长时浸泡一次。清洗液失效的密度判断，废异丙醇的处理。',
      de: 'Zwei kurze Bäder reinigen besser als ein langes. Wie sich ein verbrauchtes Bad an der Dichte erkennen lässt und wohin das Isopropanol danach gehört.',
    },
    content: {
      en: '<p>A part comes out of the tray with a film of liquid resin. What the bath leaves of it cures into a glossy, sticky skin that fills engraving and changes dimensions. Parts that stay in the bath too long swell. Good washing avoids both.</p><h2>Two baths</h2><p>The first bath takes off most of the resin and gets dirty; the second takes off the first. When the first is spent, the second takes its place and a fresh one follows. In a test with 60 identical parts of Model Gray, each carrying about 5 g of resin with its supports, one bath of 5 L left the parts sticky from the 35th on. With two baths of 2.5 L all 60 were clean.</p><h2>How long</h2><table><thead><tr><th>Resin</th><th>Isopropanol</th><th>Time in all</th></tr></thead><tbody><tr><td>Model Gray</td><td>95%</td><td>6 min</td></tr><tr><td>Clear</td><td>97%, fresh</td><td>6 min</td></tr><tr><td>Wax Cast</td><td>97%</td><td>3 min, never over 5</td></tr><tr><td>Flex 80A</td><td>97%</td><td>4 min, swells after 8</td></tr><tr><td>Draft White</td><td>90%</td><td>3 min</td></tr></tbody></table><h2>When the bath is spent</h2><p>Color tells you little. Measure the density: pure isopropanol has 0.785 g/cm³ at 20 °C, resin about 1.1 g/cm³. Note the value of the fresh bath. We change the first bath when it has risen by 0.03 g/cm³, or about 10% resin by volume. A hydrometer is enough; one comes with the UltraCraft Wash. Measure at 20 °C, because a change of 10 °C shifts the value by 0.008.</p><h2>Drying is part of washing</h2><p>Solvent in the surface blocks curing and can crack thick parts later. Blow out bores, then wait for the time on the data sheet, at least 20 min for most resins.</p><h2>Afterward</h2><ul><li>Keep used baths closed, away from flames, and cure sediment in the sun before disposal as hazardous waste.</li><li>After it settles, filter a second bath through a coffee filter and use it as a first one.</li><li>Pour nothing down the drain, including the water from water-washable resins.</li></ul>',
      zh: '<p>零件从料槽取出时，表面附着一层液态树脂。清洗不净，残留树脂会固化成光亮发黏的薄膜，填平刻纹、改变尺寸；浸泡过久，零件又会溶胀。清洗就是在两者之间把握分寸。</p><h2>分两次清洗</h2><p>第一次洗去大部分树脂，清洗液随之变脏；第二次再洗去第一次留下的残液。第一槽失效后，第二槽顶上，再配一槽新液。我们用 60 个相同的 Model Gray 零件做过测试，每件含支撑带入树脂约 5 g：单槽 5 L，从第 35 件起表面发黏；改为两槽各 2.5 L，60 件全部洗净。</p><h2>清洗时间</h2><table><thead><tr><th>树脂</th><th>异丙醇浓度</th><th>总时间</th></tr></thead><tbody><tr><td>Model Gray</td><td>95%</td><td>6 分钟</td></tr><tr><td>Clear</td><td>97%，新液</td><td>6 分钟</td></tr><tr><td>Wax Cast</td><td>97%</td><td>3 分钟，不得超过 5 分钟</td></tr><tr><td>Flex 80A</td><td>97%</td><td>4 分钟，超过 8 分钟会溶胀</td></tr><tr><td>Draft White</td><td>90%</td><td>3 分钟</td></tr></tbody></table><h2>何时换液</h2><p>颜色说明不了问题，应看密度：20 °C 时纯异丙醇为 0.785 g/cm³，树脂约为 1.1 g/cm³。先记下新液的读数；第一槽比新液高出 0.03 g/cm³ 时换液，此时树脂约占体积的十分之一。用密度计即可，UltraCraft Wash 随机附一支；在 20 °C 下测量；温度相差 10 °C，读数约偏移 0.008。</p><h2>干燥也是清洗的一部分</h2><p>表面残留溶剂会妨碍固化，厚壁件日后还可能开裂。先吹净孔洞，再按数据表静置，多数树脂不少于 20 分钟。</p><h2>废液处理</h2><ul><li>废液密闭存放，远离火源；沉渣经日光固化后，按化学废弃物处理。</li><li>第二槽废液静置沉淀，用咖啡滤纸过滤后，可作第一槽使用。</li><li>任何废液都不得排入下水道，水洗树脂的废水也不例外。</li></ul>',
      de: '<p>Ein Teil kommt mit einem Film aus flüssigem Resin aus der Wanne. Was das Bad davon übrig lässt, härtet zu einer glänzenden, klebrigen Haut, die Gravuren füllt und Maße verändert. Was zu lange im Bad liegt, quillt. Beim Waschen geht es darum, dazwischen zu bleiben.</p><h2>Zwei Bäder</h2><p>Das erste Bad nimmt das meiste Resin ab und wird schmutzig, das zweite spült die Reste des ersten ab. Ist das erste verbraucht, rückt das zweite auf, und ein frisches folgt. In einem Versuch mit 60 gleichen Teilen aus Model Gray, an denen samt Supports je rund 5 g Resin hafteten, klebten die Teile aus einem einzigen Bad von 5 L ab dem 35. Stück. Mit zwei Bädern zu 2,5 L waren alle 60 sauber.</p><h2>Wie lange</h2><table><thead><tr><th>Resin</th><th>Isopropanol</th><th>Zeit insgesamt</th></tr></thead><tbody><tr><td>Model Gray</td><td>95 %</td><td>6 min</td></tr><tr><td>Clear</td><td>97 %, frisch</td><td>6 min</td></tr><tr><td>Wax Cast</td><td>97 %</td><td>3 min, nie über 5 min</td></tr><tr><td>Flex 80A</td><td>97 %</td><td>4 min, quillt ab 8 min</td></tr><tr><td>Draft White</td><td>90 %</td><td>3 min</td></tr></tbody></table><h2>Wann das Bad verbraucht ist</h2><p>Die Farbe sagt wenig, die Dichte schon: Reines Isopropanol hat bei 20 °C 0,785 g/cm³, Resin etwa 1,1 g/cm³. Den Wert des frischen Bads notieren. Wir wechseln das erste Bad, wenn er um 0,03 g/cm³ gestiegen ist; das entspricht rund einem Zehntel Resin im Volumen. Ein Aräometer genügt; dem UltraCraft Wash liegt eines bei. Bei 20 °C messen, denn 10 °C verschieben den Wert um 0,008.</p><h2>Trocknen gehört dazu</h2><p>Lösemittel in der Oberfläche behindert das Nachhärten und kann dicke Teile später reißen lassen. Bohrungen ausblasen, dann die Zeit des Datenblatts abwarten, bei den meisten Resins mindestens 20 min.</p><h2>Danach</h2><ul><li>Gebrauchte Bäder verschlossen und fern von Flammen aufbewahren; den Bodensatz in der Sonne aushärten und als gefährlichen Abfall abgeben.</li><li>Nach dem Absetzen durch einen Kaffeefilter gegossen, kann ein zweites Bad als erstes dienen.</li><li>Nichts gehört in den Abfluss, auch nicht das Wasser von wasserwaschbaren Resins.</li></ul>',
    },
    publishTime: '2025-01-28',
    products: [9, 10, 31],
    materials: [201, 206, 210, 211, 213],
    picture: {
      name: 'accessories/reflex-wash',
      alt: {
        en: 'Reflex Wash, with a part hanging in the bath',
        zh: 'Reflex Wash 清洗机，打印件悬挂在清洗液中',
        de: 'Reflex Wash, ein Teil hängt im Bad',
      },
    },
  },
];
