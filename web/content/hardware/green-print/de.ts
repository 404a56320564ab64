import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Sparsam drucken',
    title: 'Weniger Resin, Lösemittel und Strom verbrauchen',
    text: 'Am meisten sparen Sie, wenn der Druck auf Anhieb gelingt. Hier lesen Sie, wo Material verloren geht, wie Sie das vermeiden und wie Sie Reste entsorgen.',
    alt: 'Resin aus der Wanne läuft durch einen Papierfilter zurück in eine dunkle Flasche, daneben ausgehärtete Reste in einer Schale',
    links: { washing: 'Lösemittel sparen', support: 'Reste entsorgen' },
  },
  losses: {
    title: 'Hier geht Resin verloren',
    items: {
      failed: {
        title: 'Fehldrucke',
        text: 'Jeder Fehldruck kostet Resin, Lösemittel und Arbeitszeit ein zweites Mal. Prüfen Sie vor jedem Auftrag die Plattform und drucken Sie mit dem freigegebenen Profil.',
      },
      supports: {
        title: 'Supports',
        text: 'Liegend gedruckt brauchen Modelle weniger Supports und nur ein Drittel der Schichten; stehend passen mehr in einen unbeaufsichtigten Auftrag. Hohle Modelle lassen sich ohne Weiteres flach legen, massive mit dem Pulsmodul.',
      },
      film: {
        title: 'Resin am Teil',
        text: 'Hohle Teile, die Sie von Hand abnehmen, lassen Sie zehn Minuten schräg über der Wanne abtropfen. Was in die Wanne zurücktropft, können Sie noch verdrucken, und das Bad bleibt länger sauber. Mit HiVE tropfen die Teile im Behälter ab, bis sie gewaschen werden.',
      },
      tray: {
        title: 'Rest in der Wanne',
        text: 'Gießen Sie ihn durch ein Sieb in eine dunkle Flasche mit Name, Charge und Datum. Mit einer Wanne je Resin entfällt auch das Reinigen.',
      },
    },
  },
  solvent: {
    title: 'Zwei kleine Bäder reinigen mehr Teile als ein großes',
    text: 'Im Versuch haben wir 60 gleiche Teile gewaschen. In einem Bad mit 5 L blieben sie ab dem 35. Teil klebrig, in zwei Bädern mit zusammen derselben Menge wurden alle sauber.',
    alt: 'UltraCraft Wash mit einem Korb voller Modelle',
    points: {
      two: 'Das UltraCraft Wash hat zwei Behälter. Ist das erste Bad verbraucht, wird das zweite zum ersten; so setzen Sie immer nur die Hälfte neu an.',
      density:
        'Entscheidend ist die Dichte, nicht die Farbe. Wir wechseln, wenn sie im ersten Bad um 0,03 g/cm³ gestiegen ist.',
      settle: 'Lassen Sie das zweite Bad absetzen und filtern Sie es, bevor es zum ersten wird.',
      water:
        'Model WW UV waschen Sie mit Leitungswasser, in einem eigenen Behälter. Das Waschwasser ist trotzdem gefährlicher Abfall.',
    },
    links: { unit: 'Zum UltraCraft Wash' },
  },
  power: {
    title: 'Strom sparen mit voller Plattform und flachen Teilen',
    text: 'Eine Schicht dauert gleich lang, ob ein Teil auf der Plattform steht oder zehn. Druckzeit und Stromverbrauch hängen deshalb von der Höhe ab, kaum von der Stückzahl.',
    alt: 'Bauplattform von oben mit sechs beigen Ganzkiefermodellen',
    points: {
      full: 'Zehn Teile brauchen auf dem Reflex so lange wie ein einzelnes gleicher Höhe.',
      flat: 'Ein liegendes Ganzkiefermodell hat ein Drittel der Schichten eines stehenden.',
      rated:
        'Die Nennleistung beträgt beim Reflex 180 W, beim A2D 350 W, beim UltraCraft Cure 320 W und beim UltraCraft Wash 60 W. Der Verbrauch hängt vom Auftrag ab.',
      heat: 'Härten Sie mehrere Teile zusammen nach, wo das Resin es erlaubt. Dann heizt das Gerät nur einmal auf.',
    },
  },
  machines: {
    title: 'Geräte, die Material sparen',
    text: 'Die Wash Station überwacht ihre Bäder und meldet erst bei Bedarf, dass frisches Lösemittel nötig ist. Mit dem Pulsmodul lassen sich massive Modelle liegend drucken. Die Resin-Station versorgt bis zu vier Drucker aus einem Tank, so fallen weniger Flaschen an.',
  },
  disposal: {
    title: 'Reste richtig entsorgen',
    text: 'Flüssiges Resin ist wassergefährdend. Es gelten die örtlichen Vorschriften; den Abfallschlüssel nennt Ihnen Ihr Entsorger.',
    items: {
      liquid: {
        title: 'Flüssiges Resin',
        text: 'Härten Sie kleine Reste in einer klaren Schale aus, höchstens 5 mm hoch; größere Mengen erhitzen sich stark. Ganze Flaschen geben Sie als gefährlichen Abfall ab.',
      },
      isopropanol: {
        title: 'Gebrauchtes Isopropanol',
        text: 'Sammeln Sie es in einem geschlossenen, gekennzeichneten Lösemittelbehälter. Lassen Sie es nicht verdunsten und gießen Sie es nicht in den Ausguss.',
      },
      water: {
        title: 'Waschwasser',
        text: 'Sammeln Sie es und geben Sie es dem Entsorger als gefährlichen Abfall mit. Durch Belichten härtet nicht alles gelöste Resin aus.',
      },
      paper: {
        title: 'Papier, Handschuhe, Folien',
        text: 'Breiten Sie alles im Tageslicht aus, bis das Resin hart ist. Ob Sie es danach wie gehärteten Kunststoff entsorgen dürfen, regeln die Vorschriften an Ihrem Ort.',
      },
      bottles: {
        title: 'Leere Flaschen',
        text: 'Lassen Sie sie einen Tag kopfüber auslaufen und den Rest bei offenem Deckel aushärten.',
      },
      parts: {
        title: 'Ausgehärtete Teile',
        text: 'Sie sind Kunststoffabfall. Für Modelle mit Patientenkontakt gilt Ihr Hygieneplan.',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen',
    questions: {
      recycling: {
        question: 'Lassen sich gedruckte Teile recyceln?',
        answer: 'Nein. Gehärtetes Resin ist vernetzt und schmilzt nicht. Es bleibt Kunststoffabfall.',
      },
      bio: {
        question: 'Gibt es abbaubares Resin?',
        answer: 'Bei uns nicht, und Teile für den Mund dürfen sich nicht abbauen. Sparen können Sie bei der Menge.',
      },
      footprint: {
        question: 'Wie groß ist der CO₂-Fußabdruck eines Teils?',
        answer:
          'Eine geprüfte Ökobilanz haben wir nicht, deshalb nennen wir keine Zahl. Resingewicht, Druckzeit und Nennleistung für Ihr Teil erhalten Sie von uns.',
      },
      bottleReturn: {
        question: 'Nehmen Sie Flaschen zurück?',
        answer:
          'Ein allgemeines Rücknahmeprogramm gibt es nicht. Die Gebinde für die Resin-Station fassen mehr als Flaschen, es fallen also weniger an.',
      },
    },
  },
  contact: {
    title: 'Verbrauch je Teil berechnen lassen',
    text: 'Nennen Sie uns Drucker, Resin und Teile am Tag. Wir rechnen Resin und Lösemittel je Teil aus und zeigen, wo Sie am meisten sparen.',
    alt: 'Vier Drucker in einer Reihe, versorgt von einer Resin-Station',
    links: { inquiry: 'Anwendungstechnik fragen' },
  },
} satisfies PageCopy<typeof greenPrint>;
