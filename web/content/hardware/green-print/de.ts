import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Resin, Lösemittel, Strom',
    title: 'Sparsam drucken',
    text: 'Mit zwei Bädern statt einem brauchen Sie nur ein Drittel des Lösemittels. Hier lesen Sie, wo Resin, Lösemittel und Strom verloren gehen, wie Sie das vermeiden und wie Sie Reste entsorgen.',
    alt: 'Resin aus der Wanne läuft durch einen Papierfilter zurück in eine dunkle Flasche, daneben ausgehärtete Reste in einer Schale',
    caption:
      'Resin aus der Wanne läuft durch den Filter zurück in die Flasche. In der Schale liegen ausgehärtete Reste.',
    links: { washing: 'Lösemittel sparen', support: 'Reste entsorgen' },
  },
  month: {
    title: 'Ersparnis im Monat bei 40 Modellen am Tag',
    text: '840 Ganzkiefermodelle in 21 Arbeitstagen auf dem A2D 4K, aus den Werten dieser Seite berechnet.',
    first: 'Maßnahme',
    columns: { before: 'Vorher', after: 'Nachher', saved: 'Ersparnis' },
    rows: {
      hollow: {
        title: 'Modelle ohne Stümpfe hohl drucken',
        before: 'massiv: 22,7 kg Resin',
        after: 'hohl: 16,8 kg',
        saved: '5,9 kg Resin',
      },
      flat: {
        title: 'Hohle Modelle liegend statt stehend',
        before: '2,5 kg Resin für Supports',
        after: 'fast nichts',
        saved: 'rund 2,5 kg Resin',
      },
      solvent: {
        title: 'Zwei Bäder statt einem',
        before: '124 L Isopropanol',
        after: '40 L',
        saved: '84 L Isopropanol',
      },
      power: { title: 'Sechs Modelle je Druck statt drei', before: '109 kWh', after: '55 kWh', saved: '54 kWh' },
    },
  },
  losses: {
    title: 'Hier geht Resin verloren',
    items: {
      failed: {
        title: 'Fehldrucke',
        text: 'Ein Fehldruck mit sechs hohlen Modellen kostet auf dem A2D 4K 120 g Resin, 36 min und bis zu 0,24 kWh. Die häufigsten Ursachen: eine verbrauchte oder schlaffe Folie, gehärtete Reste in der Wanne, Resin unter 20 °C.',
      },
      supports: {
        title: 'Supports',
        text: 'Drucken Sie Modelle liegend: Sie brauchen weniger Supports und nur ein Drittel der Schichten stehender Modelle. Ein Ganzkiefermodell braucht hohl rund 20 g Resin, massiv ohne Stümpfe rund 27 g; stehend kommen etwa 3 g für Supports dazu. Stehend drucken Sie nur, wenn mehr auf die Plattform passen soll; auf dem A2D Ortho haften die Modelle ohne Supports mit der Rückseite des Sockels. Massive Modelle legen Sie mit dem Pulsmodul flach.',
      },
      film: {
        title: 'Resin am Teil',
        text: 'Hohle Teile, die Sie von Hand abnehmen, lassen Sie zehn Minuten schräg über der Wanne abtropfen. Was in die Wanne zurücktropft, können Sie weiterverwenden, und das Bad bleibt länger sauber. Mit HiVE tropfen die Teile im Behälter ab, bis sie gewaschen werden; dieses Resin filtern Sie, bevor Sie es wieder verwenden.',
      },
      tray: {
        title: 'Rest in der Wanne',
        text: 'Gießen Sie ihn durch ein Sieb in eine dunkle Flasche mit Name, Charge und Datum. Mit einer Wanne je Resin entfällt auch das Reinigen.',
      },
    },
  },
  solvent: {
    title: 'Zwei kleine Bäder reinigen mit derselben Menge mehr Teile',
    text: 'Im Versuch haben wir 60 gleiche Teile aus Model Gray gewaschen, jedes mit rund 5 g flüssigem Resin. In einem Bad mit 5 L blieben sie ab dem 35. Teil klebrig, in zwei Bädern mit zusammen derselben Menge wurden alle sauber. An einem Ganzkiefermodell haftet etwa ebenso viel. Da ein zweites Bad folgt, reicht das erste Bad des UltraCraft Wash mit 10 L für rund 210 Modelle oder 35 Plattformen des A2D 4K. Danach wird das zweite Bad zum ersten, und Sie setzen 10 L neu an. Das sind knapp 5 L für 100 Modelle; mit einem einzigen Bad sind es knapp 15 L.',
    alt: 'UltraCraft Wash mit einem Korb voller Modelle',
    points: {
      two: 'Das UltraCraft Wash hat zwei Behälter. Ist das erste Bad verbraucht, wird das zweite zum ersten; so setzen Sie immer nur die Hälfte neu an.',
      density:
        'Entscheidend ist die Dichte, nicht die Farbe. Wir wechseln das erste Bad, wenn seine Dichte um 0,03 g/cm³ gestiegen ist.',
      settle: 'Lassen Sie Schwebstoffe im zweiten Bad absinken und filtern Sie es, bevor es zum ersten wird.',
      water:
        'Model WW UV waschen Sie mit Leitungswasser, in einem eigenen Behälter (Art.-Nr. UC-338). Das Waschwasser ist trotzdem gefährlicher Abfall.',
    },
    links: { unit: 'Zum UltraCraft Wash' },
  },
  power: {
    title: 'Strom sparen mit voller Plattform und flachen Teilen',
    text: 'Eine Schicht dauert gleich lang, ob ein Teil auf der Plattform steht oder zehn. Druckzeit und Stromverbrauch hängen deshalb von der Höhe ab, kaum von der Stückzahl.',
    alt: 'Bauplattform von oben mit sechs liegenden Ganzkiefermodellen',
    points: {
      full: 'Sechs Ganzkiefermodelle auf einer Plattform des A2D 4K brauchen 58 min bei 50 µm. Bei 400 W Nennleistung sind das höchstens 0,39 kWh, je Modell 0,065 kWh.',
      flat: 'Ein liegendes Ganzkiefermodell hat ein Drittel der Schichten eines stehenden.',
      rated:
        'Ein einzelnes Modell verbraucht in diesen 58 min so viel wie sechs. Dazu kommen das UltraCraft Wash mit 60 W und das UltraCraft Cure mit 320 W, solange sie laufen.',
      heat: 'Härten Sie mehrere Teile zusammen nach. Bei Resins, die warm nachhärten, etwa Reflex Tough Tool, heizt das Gerät dann nur einmal auf.',
    },
  },
  machines: {
    title: 'Geräte, die Material sparen',
    text: 'Die Wash Station überwacht ihre Bäder und meldet erst bei Bedarf, dass frisches Lösemittel nötig ist. Mit dem Pulsmodul lassen sich massive Modelle liegend drucken. Die Resin-Station versorgt bis zu vier Drucker aus einem Tank, mit 5-kg-Gebinden statt 1-kg-Flaschen.',
  },
  disposal: {
    title: 'Reste richtig entsorgen',
    text: 'Flüssiges Resin ist wassergefährdend. Die Abfallschlüssel der AVV dienen zur Abstimmung mit Ihrem Entsorger, es gelten die örtlichen Vorschriften.',
    items: {
      liquid: {
        title: 'Flüssiges Resin',
        text: 'Härten Sie kleine Reste in einer klaren Schale aus, höchstens 5 mm hoch; größere Mengen erhitzen sich stark. Flüssige Reste und ganze Flaschen sind gefährlicher Abfall, meist 08 04 09*.',
      },
      isopropanol: {
        title: 'Gebrauchtes Isopropanol',
        text: 'Meist 14 06 03*. Sammeln Sie es in einem geschlossenen, gekennzeichneten Behälter. Lassen Sie es nicht verdunsten und gießen Sie es nicht in den Ausguss.',
      },
      water: {
        title: 'Waschwasser',
        text: 'Sammeln Sie es und geben Sie es als gefährlichen Abfall ab, meist 16 10 01*. Durch Belichten härtet nicht alles gelöste Resin aus.',
      },
      paper: {
        title: 'Papier, Handschuhe, Folien',
        text: 'Meist 15 02 02*, im geschlossenen Behälter gesammelt. Ob Sie alles unter einer UV-Lampe mit Absaugung härten und dann als Kunststoff entsorgen dürfen, klären Sie mit dem Entsorger.',
      },
      bottles: {
        title: 'Leere Flaschen',
        text: 'Lassen Sie sie einen Tag kopfüber auslaufen und spülen Sie sie nicht aus. In der dunklen Flasche härtet der Rest nicht: Verschlossen gehört sie zum gefährlichen Abfall, meist 15 01 10*.',
      },
      parts: {
        title: 'Ausgehärtete Teile',
        text: 'Sie sind Kunststoffabfall. Für Modelle mit Patientenkontakt gilt Ihr Hygieneplan.',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen',
    items: {
      recycling: {
        title: 'Lassen sich gedruckte Teile recyceln?',
        text: 'Nein. Gehärtetes Resin ist vernetzt und schmilzt nicht. Es bleibt Kunststoffabfall.',
      },
      bio: {
        title: 'Gibt es biologisch abbaubares Resin?',
        text: 'Bei uns nicht, und Teile für den Mund dürfen sich nicht abbauen. Sparen können Sie bei der Menge.',
      },
      footprint: {
        title: 'Wie groß ist der CO₂-Fußabdruck eines Teils?',
        text: 'Eine geprüfte Ökobilanz haben wir nicht, deshalb nennen wir keine Zahl. Resingewicht, Druckzeit und Nennleistung für Ihr Teil erhalten Sie von uns.',
      },
      bottleReturn: {
        title: 'Nehmen Sie Flaschen zurück?',
        text: 'Ein allgemeines Rücknahmeprogramm gibt es nicht; entsorgen Sie leere Flaschen wie oben beschrieben. Mit den 5-kg-Gebinden der Resin-Station bleibt ein leerer Behälter statt fünf Flaschen.',
      },
    },
  },
  contact: {
    title: 'Verbrauch je Teil berechnen lassen',
    text: 'Nennen Sie uns Drucker, Resin und Teile am Tag. Wir rechnen Resin und Lösemittel je Teil aus und zeigen, wo Sie am meisten sparen.',
    alt: 'Drucker, Waschgerät und Nachhärtegerät auf dem Labortisch, davor Modell und Prothese',
    links: { inquiry: 'Anwendungstechnik fragen', cost: 'Kosten je Teil berechnen' },
  },
} satisfies PageCopy<typeof greenPrint>;
